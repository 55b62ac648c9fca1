"""Plays any legal action: the smallest program that speaks Hilltop's engine protocol.

npx hilltop arena machi-koro --bots "steady,cmd:python3 samples/random_bot.py" --games 20
"""
import json
import random
import sys


def send(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        send({"type": "ready", "protocol": 1, "name": "Random in Python"})
    elif message["type"] == "choose":
        # The same seed gives the same choice, so that a game can be repeated.
        choice = random.Random(message["seed"]).choice(message["legal"])
        send({"type": "action", "id": message["id"], "plan": [choice]})
    elif message["type"] == "quit":
        break
