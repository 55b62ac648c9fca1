import { describe, expect, it } from 'vitest'
import { nextBits, Rng, randomBelow, seedWords, shuffleWords } from './random.ts'
import { chiSquare, draws, fast, seeded, tooUneven } from './testing/draws.ts'

const TWO_32 = 2 ** 32

describe('the generator', () => {
  it('is xoshiro128**: the first numbers of its authors from 1, 2, 3, 4', () => {
    expect(draws([1, 2, 3, 4], 10)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ])
  })

  it('gives all of 32 bits, never a negative number', () => {
    const numbers = draws([1, 2, 3, 4], 10000)
    expect(numbers.every((number) => Number.isInteger(number) && number >= 0 && number < TWO_32)).toBe(true)
    for (let bit = 0; bit < 32; bit++) {
      const set = numbers.filter((number) => Math.floor(number / 2 ** bit) % 2 === 1).length
      expect(Math.abs(set - 5000), `bit ${bit}`).toBeLessThan(300)
    }
  })

  it('works on its words wherever they lie, and touches no others', () => {
    const words = Int32Array.from([9, 9, 1, 2, 3, 4, 0, 9, 9])
    expect(Array.from({ length: 4 }, () => nextBits(words, 2))).toEqual([11520, 0, 5927040, 70819200])
    expect([...words.subarray(0, 2), ...words.subarray(7)]).toEqual([9, 9, 9, 9])
    seedWords(words, 2, 'seed')
    expect([...words.subarray(0, 2), ...words.subarray(7)]).toEqual([9, 9, 9, 9])
    expect(words.subarray(2, 7)).toEqual(seeded('seed'))
  })
})

describe('seeds', () => {
  // Old records replay only as long as these stay what they are.
  const PINNED: readonly (readonly [seed: string, words: readonly number[]])[] = [
    ['', [1305420567, 4130263237, 906203744, 1948344201]],
    ['a', [956044317, 556664467, 3719464448, 1169327935]],
    ['any string', [494586707, 185391364, 2769402955, 3279155653]],
    ['S/1', [3399535830, 3636247832, 2950478035, 4023348735]],
    ['Kóbor vonat 鉄道', [1012546508, 960063471, 1336972205, 1754495587]],
  ]

  it('give the numbers that they have always given', () => {
    expect(PINNED.map(([seed]) => [seed, [...seeded(seed).subarray(0, 4)].map((word) => word >>> 0)])).toEqual(PINNED)
  })

  it('give the same numbers every time', () => {
    expect(seeded('again')).toEqual(seeded('again'))
    const [one, other] = [new Rng('again'), new Rng('again')]
    for (let k = 0; k < 100; k++) expect(one.below(1000)).toBe(other.below(1000))
  })

  it('that differ give different numbers: no two of 3,000 meet', () => {
    const seen = new Set<string>()
    for (let k = 0; k < 1000; k++) {
      for (const seed of [`S/${k}`, `${k}`, `${'x'.repeat(k % 200)}${k}`]) seen.add(`${draws([...seeded(seed)], 2)}`)
    }
    // `${k}` is `x` zero times and k when k % 200 is 0.
    expect(seen.size).toBe(3000 - 5)
  })

  it('that differ in length or in what one hardly sees give different numbers', () => {
    const seeds = [
      '',
      ' ',
      '  ',
      '\0',
      '\0\0',
      '\0\0\0',
      'a',
      'a ',
      ' a',
      'a\0',
      'A',
      'á',
      'a\u0301',
      '鉄',
      '道',
      '😀',
      '😁',
    ]
    expect(new Set(seeds.map((seed) => seeded(seed).join())).size).toBe(seeds.length)
  })

  it('never leave all four words zero', () => {
    for (let k = 0; k < 2000; k++) expect(seeded(`zero/${k}`).some((word) => word !== 0)).toBe(true)
  })

  it('change about half of all bits with any change of a letter (avalanche)', () => {
    const bitsApart = (one: Int32Array, other: Int32Array) =>
      one.reduce((sum, word, i) => sum + ((word ^ other[i]) >>> 0).toString(2).replaceAll('0', '').length, 0)
    let total = 0
    let fewest = 128
    let pairs = 0
    for (let k = 0; k < 20; k++) {
      const seed = `a seed of some length ${k}`
      for (let at = 0; at < seed.length; at++) {
        for (const bit of [1, 8]) {
          const changed = seed.slice(0, at) + String.fromCharCode(seed.charCodeAt(at) ^ bit) + seed.slice(at + 1)
          const apart = bitsApart(seeded(seed), seeded(changed))
          total += apart
          fewest = Math.min(fewest, apart)
          pairs++
        }
      }
    }
    // One of the 128 bits is always set, so 63.5 is the middle.
    expect(total / pairs).toBeGreaterThan(62.5)
    expect(total / pairs).toBeLessThan(64.5)
    expect(fewest).toBeGreaterThan(30)
  })

  it('that count up give first draws that look drawn', () => {
    const counts = Array(20).fill(0)
    for (let k = 0; k < 4000; k++) counts[new Rng(`game/${k}`).below(20)]++
    expect(chiSquare(counts)).toBeLessThan(tooUneven(counts))
  })
})

describe('numbers below a limit', () => {
  it('are whole numbers from 0 to the limit less one', () => {
    const rng = new Rng('range')
    for (const limit of [1, 2, 3, 7, 36, 60, 68, 1000]) {
      for (let k = 0; k < 200; k++) {
        const number = rng.below(limit)
        expect(Number.isInteger(number) && number >= 0 && number < limit).toBe(true)
      }
    }
  })

  it('below 1 are 0, and cost a draw like any other', () => {
    const words = fast(1, 2, 3, 4)
    expect(randomBelow(words, 0, 1)).toBe(0)
    expect(nextBits(words, 0)).toBe(0) // the second number
  })

  it.each([2, 3, 6, 7, 52, 68, 1000])('below %i are equally frequent', (limit) => {
    const rng = new Rng(`frequent/${limit}`)
    const counts = Array(limit).fill(0)
    for (let k = 0; k < limit * 100; k++) counts[rng.below(limit)]++
    expect(chiSquare(counts)).toBeLessThan(tooUneven(counts))
  })

  // Most limits do not divide 2^32. A draw that would make some numbers likelier is rejected.

  const inverse = (odd: number) => {
    let x = 1
    for (let k = 0; k < 6; k++) x = Math.imul(x, 2 - Math.imul(odd, x))
    return x
  }

  /** Words whose next 32 bits are these: the inverse of the generator's formula. */
  function wordsThatGive(bits: number): Int32Array {
    const rotated = Math.imul(bits, inverse(9))
    const turnedBack = (rotated >>> 7) | (rotated << 25)
    const words = fast(0x12345678, Math.imul(turnedBack, inverse(5)), 0x0badcafe, 0x7654321)
    expect(nextBits(words.slice(), 0)).toBe(bits)
    return words
  }

  /** The number that these bits give, or undefined if they are rejected. */
  function numberFor(bits: number, limit: number): number | undefined {
    const words = wordsThatGive(bits)
    const afterOne = words.slice()
    nextBits(afterOne, 0)
    const number = randomBelow(words, 0, limit)
    return words.join() === afterOne.join() ? number : undefined
  }

  it.each([3, 5, 6, 7, 10, 36, 60, 68, 100])(
    'below %i are exactly equally likely: as many draws lead to each',
    (limit) => {
      const each = Math.floor(TWO_32 / limit)
      let thrownAway = 0
      for (let number = 0; number < limit; number++) {
        // The draws for one number are consecutive: only the first of them can be rejected.
        const first = Math.ceil((number * TWO_32) / limit)
        const next = Math.ceil(((number + 1) * TWO_32) / limit)
        let from = first
        while (numberFor(from, limit) === undefined) from++
        expect(numberFor(from, limit)).toBe(number)
        expect(numberFor(next - 1, limit)).toBe(number)
        expect(next - from).toBe(each)
        thrownAway += from - first
      }
      expect(thrownAway).toBe(TWO_32 - each * limit)
    },
  )

  it('below a power of two no draw is thrown away', () => {
    for (const limit of [1, 2, 4, 64, 1024, 65536]) {
      for (const bits of [0, 1, TWO_32 - 1, TWO_32 / 2, TWO_32 / 2 - 1]) {
        expect(numberFor(bits, limit)).toBe(Math.floor((bits * limit) / TWO_32))
      }
    }
  })

  it('a draw that is thrown away is followed by another one', () => {
    // 0 is the one draw of 2^32 that is too many for thirds.
    const words = wordsThatGive(0)
    const second = words.slice()
    nextBits(second, 0)
    const bits = nextBits(second, 0)
    expect(randomBelow(words, 0, 3)).toBe(Math.floor((bits * 3) / TWO_32))
    expect(words).toEqual(second)
  })

  it('large limits stay exact, as long as they are below 2^21', () => {
    const limit = 2 ** 21 - 1
    for (const number of [0, 1, 1000, limit - 2, limit - 1]) {
      const bits = Math.ceil(((number + 0.5) * TWO_32) / limit)
      expect(numberFor(bits, limit)).toBe(number)
    }
  })
})

describe('numbers below a huge limit', () => {
  const HUGE = [2 ** 21 + 1, 3_000_000, 2 ** 31, 2 ** 32, 2 ** 32 + 1, 10 ** 12, 2 ** 52 + 1, 2 ** 53 - 1, 2 ** 53]

  it.each(HUGE)('are whole numbers from 0 to the limit less one: %i', (limit) => {
    const rng = new Rng(`huge/${limit}`)
    for (let k = 0; k < 500; k++) {
      const number = rng.below(limit)
      expect(Number.isSafeInteger(number) && number >= 0 && number < limit).toBe(true)
    }
  })

  it.each(HUGE)('are equally frequent in every part of the range, and in their last digit: %i', (limit) => {
    const rng = new Rng(`even/${limit}`)
    const parts = Array(20).fill(0)
    const digits = Array(8).fill(0)
    for (let k = 0; k < 2000; k++) {
      const number = rng.below(limit)
      parts[Math.floor((number / limit) * parts.length)]++
      digits[number % digits.length]++
    }
    expect(chiSquare(parts)).toBeLessThan(tooUneven(parts))
    expect(chiSquare(digits)).toBeLessThan(tooUneven(digits))
  })

  /** What two draws give together: as many bits as a double holds exactly. */
  function nextHuge(words: Int32Array): number {
    const high = nextBits(words, 0) >>> 11
    return high * TWO_32 + nextBits(words, 0)
  }

  it('are made of two draws, and of two more where these are of the uneven rest', () => {
    // This limit leaves a remainder of nearly half of 2^53.
    const limit = 2 ** 52 + 1
    let thrownAway = 0
    for (let k = 0; k < 200; k++) {
      const words = seeded(`rest/${k}`)
      const twin = words.slice()
      let expected = nextHuge(twin)
      for (; expected >= limit; thrownAway++) expected = nextHuge(twin)
      expect(randomBelow(words, 0, limit)).toBe(expected)
      expect(words).toEqual(twin)
    }
    expect(thrownAway).toBeGreaterThan(120)
  })

  it('begin where the product of draw and limit would no longer be exact', () => {
    const draws = (limit: number) => {
      const words = seeded('border')
      randomBelow(words, 0, limit)
      const [one, two] = [seeded('border'), seeded('border')]
      nextBits(one, 0)
      nextHuge(two)
      return words.join() === one.join() ? 1 : words.join() === two.join() ? 2 : undefined
    }
    expect([2 ** 21 - 1, 2 ** 21, 2 ** 21 + 1].map(draws)).toEqual([1, 1, 2])
  })
})

describe('shuffles', () => {
  it('bring up every order equally often', () => {
    const times = new Map<string, number>()
    for (let k = 0; k < 2400; k++) {
      const order = new Rng(`order/${k}`).shuffled([1, 2, 3, 4]).join()
      times.set(order, (times.get(order) ?? 0) + 1)
    }
    const counts = [...times.values()]
    expect(counts).toHaveLength(24)
    expect(chiSquare(counts)).toBeLessThan(tooUneven(counts))
  })

  it('put every card in every place equally often', () => {
    const size = 12
    const counts = Array(size * size).fill(0)
    const rng = new Rng('places')
    const cards = Array.from({ length: size }, (_, i) => i)
    for (let k = 0; k < 2000; k++) {
      rng.shuffled(cards).forEach((card, place) => {
        counts[card * size + place]++
      })
    }
    expect(chiSquare(counts)).toBeLessThan(tooUneven(counts))
  })

  it('keep all the cards, and leave the given list as it was', () => {
    const cards = Array.from({ length: 68 }, (_, i) => i + 1)
    const before = [...cards]
    const shuffled = new Rng('keep').shuffled(cards)
    expect(cards).toEqual(before)
    expect(shuffled).not.toEqual(before)
    expect(shuffled.sort((one, other) => one - other)).toEqual(before)
  })

  it('of part of an array leave the rest alone', () => {
    const items = Int32Array.from({ length: 20 }, (_, i) => i)
    shuffleWords(seeded('part'), 0, items, 5, 10)
    expect([...items.subarray(0, 5)]).toEqual([0, 1, 2, 3, 4])
    expect([...items.subarray(15)]).toEqual([15, 16, 17, 18, 19])
    expect([...items.subarray(5, 15)]).not.toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
    expect([...items].sort((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, i) => i))
  })

  it('of nothing or of one card draw nothing', () => {
    const words = fast(1, 2, 3, 4)
    shuffleWords(words, 0, Int32Array.from([7]), 0, 1)
    shuffleWords(words, 0, Int32Array.from([]), 0, 0)
    expect(words).toEqual(fast(1, 2, 3, 4))
    expect(new Rng('none').shuffled([])).toEqual([])
  })
})
