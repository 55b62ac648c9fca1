--
-- PostgreSQL database dump
--


-- Dumped from database version 15.19 (Debian 15.19-0+deb12u1)
-- Dumped by pg_dump version 15.19 (Debian 15.19-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: card_sets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.card_sets (
    sha256 text NOT NULL,
    text text NOT NULL,
    created_at bigint NOT NULL
);


--
-- Name: chat; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.chat (
    table_id text NOT NULL,
    id integer NOT NULL,
    user_id text NOT NULL,
    name text NOT NULL,
    seat integer,
    text text NOT NULL,
    at bigint NOT NULL
);


--
-- Name: kysely_migration; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);


--
-- Name: kysely_migration_lock; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);


--
-- Name: members; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.members (
    table_id text NOT NULL,
    user_id text NOT NULL
);


--
-- Name: moves; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.moves (
    table_id text NOT NULL,
    seq integer NOT NULL,
    seat integer NOT NULL,
    kind text NOT NULL,
    text text NOT NULL,
    is_bots integer NOT NULL,
    at bigint NOT NULL,
    request text
);


--
-- Name: mutes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mutes (
    user_id text NOT NULL,
    muted_id text NOT NULL
);


--
-- Name: seats; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.seats (
    table_id text NOT NULL,
    seat integer NOT NULL,
    kind text NOT NULL,
    user_id text,
    bot text,
    name text NOT NULL,
    is_away integer NOT NULL,
    back_at bigint NOT NULL,
    words text NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    hash text NOT NULL,
    user_id text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
);


--
-- Name: tables; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tables (
    id text NOT NULL,
    game text NOT NULL,
    rules_version integer NOT NULL,
    cards text,
    options text NOT NULL,
    visibility text NOT NULL,
    code text,
    status text NOT NULL,
    host_id text NOT NULL,
    clock text NOT NULL,
    secret text NOT NULL,
    commitment text NOT NULL,
    seed text,
    created_at bigint NOT NULL,
    started_at bigint,
    ended_at bigint,
    active text NOT NULL,
    due_at bigint,
    moved_at bigint NOT NULL,
    winners text,
    proposal text,
    next_id text,
    request text,
    version integer NOT NULL
);


--
-- Name: tokens; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tokens (
    id text NOT NULL,
    hash text NOT NULL,
    user_id text NOT NULL,
    name text NOT NULL,
    created_at bigint NOT NULL,
    used_at bigint
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id text NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    name_key text,
    password text,
    created_at bigint NOT NULL,
    seen_at bigint NOT NULL,
    blocked_at bigint
);


--
-- Data for Name: card_sets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.card_sets VALUES
	('e5daeb3c2e27ce6406ff39151ba852281c61b3eb42fd7870e9192543b920b421', '{
  "establishments": [
    {
      "id": "wheat-field",
      "colour": "blue",
      "rolls": [
        1
      ],
      "cost": 1,
      "income": 1,
      "copies": 6,
      "start": 1
    },
    {
      "id": "ranch",
      "colour": "blue",
      "rolls": [
        2
      ],
      "cost": 3,
      "income": 1,
      "copies": 6
    },
    {
      "id": "bakery",
      "colour": "green",
      "kind": "shop",
      "rolls": [
        2,
        3
      ],
      "cost": 1,
      "income": 1,
      "copies": 6,
      "start": 1
    },
    {
      "id": "cafe",
      "colour": "red",
      "kind": "restaurant",
      "rolls": [
        3
      ],
      "cost": 2,
      "income": 1,
      "copies": 6
    },
    {
      "id": "convenience-store",
      "colour": "green",
      "kind": "shop",
      "rolls": [
        4
      ],
      "cost": 2,
      "income": 3,
      "copies": 6
    },
    {
      "id": "forest",
      "colour": "blue",
      "rolls": [
        5
      ],
      "cost": 3,
      "income": 1,
      "copies": 6
    },
    {
      "id": "stadium",
      "colour": "purple",
      "rolls": [
        6
      ],
      "cost": 6,
      "income": 2,
      "takes": "coins-of-all",
      "copies": 4
    },
    {
      "id": "tv-station",
      "colour": "purple",
      "rolls": [
        6
      ],
      "cost": 7,
      "income": 5,
      "takes": "coins-of-one",
      "copies": 4
    },
    {
      "id": "business-center",
      "colour": "purple",
      "rolls": [
        6
      ],
      "cost": 8,
      "income": 0,
      "takes": "card",
      "copies": 4
    },
    {
      "id": "cheese-factory",
      "colour": "green",
      "rolls": [
        7
      ],
      "cost": 5,
      "income": 3,
      "per": [
        "ranch"
      ],
      "copies": 6
    },
    {
      "id": "furniture-factory",
      "colour": "green",
      "rolls": [
        8
      ],
      "cost": 3,
      "income": 3,
      "per": [
        "forest",
        "mine"
      ],
      "copies": 6
    },
    {
      "id": "mine",
      "colour": "blue",
      "rolls": [
        9
      ],
      "cost": 6,
      "income": 5,
      "copies": 6
    },
    {
      "id": "family-restaurant",
      "colour": "red",
      "kind": "restaurant",
      "rolls": [
        9,
        10
      ],
      "cost": 3,
      "income": 2,
      "copies": 6
    },
    {
      "id": "apple-orchard",
      "colour": "blue",
      "rolls": [
        10
      ],
      "cost": 3,
      "income": 3,
      "copies": 6
    },
    {
      "id": "fruit-and-vegetable-market",
      "colour": "green",
      "rolls": [
        11,
        12
      ],
      "cost": 2,
      "income": 2,
      "per": [
        "wheat-field",
        "apple-orchard"
      ],
      "copies": 6
    }
  ],
  "landmarks": [
    {
      "id": "train-station",
      "cost": 4,
      "effect": "second-die"
    },
    {
      "id": "shopping-mall",
      "cost": 10,
      "effect": "more-income",
      "income": 1,
      "kinds": [
        "shop",
        "restaurant"
      ]
    },
    {
      "id": "amusement-park",
      "cost": 16,
      "effect": "turn-after-double"
    },
    {
      "id": "radio-tower",
      "cost": 22,
      "effect": "roll-again"
    }
  ],
  "id": "ranch for 3"
}', 1794828107925);


--
-- Data for Name: chat; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.chat VALUES
	('8ty4gtbkcsfk', 1, 'ldLgA3GAwGXvEXhh', 'Anna', 1, 'Anna: szép játék 楽しい', 1794828123564),
	('8ty4gtbkcsfk', 2, 'KQZg2pAAoTfEBc5U', 'Erzsi', 2, 'Erzsi: szép játék 楽しい', 1794828123601),
	('2pne533jwiyg', 1, 'ldLgA3GAwGXvEXhh', 'Anna', 1, 'Anna: szép játék 楽しい', 1794828123613),
	('2pne533jwiyg', 2, 'KQZg2pAAoTfEBc5U', 'Erzsi', 2, 'Erzsi: szép játék 楽しい', 1794828123637),
	('ub9xxgcsw7mu', 1, 'ldLgA3GAwGXvEXhh', 'Anna', NULL, 'Anna: szép játék 楽しい', 1794828123652),
	('ub9xxgcsw7mu', 2, 'KQZg2pAAoTfEBc5U', 'Erzsi', 1, 'Erzsi: szép játék 楽しい', 1794828123667);


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES
	('001-people-and-tables', '2026-11-16T11:21:44.848Z'),
	('002-card-sets', '2026-11-16T11:21:44.851Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock VALUES
	('migration_lock', 0);


--
-- Data for Name: members; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.members VALUES
	('cev9ahy525u8', 'KQZg2pAAoTfEBc5U'),
	('cji92syh3et4', 'KQZg2pAAoTfEBc5U'),
	('cji92syh3et4', 'Cc3Y_mlAOUR4H8E0'),
	('3hhbteez6dpm', 'KQZg2pAAoTfEBc5U'),
	('2pne533jwiyg', 'KQZg2pAAoTfEBc5U'),
	('6g9ghfbpkmxa', 'KQZg2pAAoTfEBc5U'),
	('yqw7z95y3ybd', 'sc8LFTIIHHYeLYk3');


--
-- Data for Name: moves; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.moves VALUES
	('8ty4gtbkcsfk', 1, 2, 'action', 'roll 1', 0, 1794828108719, 'fixture-request-0'),
	('8ty4gtbkcsfk', 2, 2, 'action', 'build family-restaurant', 0, 1794828108902, 'fixture-request-1'),
	('8ty4gtbkcsfk', 3, 1, 'action', 'roll 1', 0, 1794828109063, 'fixture-request-2'),
	('8ty4gtbkcsfk', 4, 1, 'action', 'build furniture-factory', 0, 1794828109230, 'fixture-request-3'),
	('8ty4gtbkcsfk', 5, 2, 'action', 'roll 1', 0, 1794828109283, 'fixture-request-4'),
	('8ty4gtbkcsfk', 6, 2, 'action', 'build ranch', 0, 1794828109475, 'fixture-request-6'),
	('8ty4gtbkcsfk', 7, 2, 'undo', '1', 0, 1794828109493, 'fixture-request-7'),
	('8ty4gtbkcsfk', 8, 2, 'action', 'pass', 0, 1794828109597, 'fixture-request-8'),
	('8ty4gtbkcsfk', 9, 1, 'action', 'roll 1', 0, 1794828109644, 'fixture-request-9'),
	('8ty4gtbkcsfk', 10, 1, 'action', 'pass', 0, 1794828109717, 'fixture-request-10'),
	('8ty4gtbkcsfk', 11, 2, 'action', 'roll 1', 0, 1794828109754, 'fixture-request-11'),
	('8ty4gtbkcsfk', 12, 2, 'action', 'build ranch', 0, 1794828109805, 'fixture-request-12'),
	('8ty4gtbkcsfk', 13, 1, 'action', 'roll 1', 0, 1794828109831, 'fixture-request-13'),
	('8ty4gtbkcsfk', 14, 1, 'action', 'build convenience-store', 0, 1794828109923, 'fixture-request-14'),
	('8ty4gtbkcsfk', 15, 2, 'action', 'roll 1', 0, 1794828109968, 'fixture-request-15'),
	('cev9ahy525u8', 1, 2, 'action', 'roll 1', 0, 1794828110038, 'fixture-request-16'),
	('cev9ahy525u8', 2, 2, 'action', 'build furniture-factory', 0, 1794828110069, 'fixture-request-17'),
	('3hhbteez6dpm', 1, 3, 'action', 'draw h2-i2', 1, 1794828110122, NULL),
	('cev9ahy525u8', 3, 1, 'action', 'roll 1', 0, 1794828110150, 'fixture-request-18'),
	('cev9ahy525u8', 4, 1, 'action', 'build wheat-field', 0, 1794828110213, 'fixture-request-19'),
	('cev9ahy525u8', 5, 2, 'action', 'roll 1', 0, 1794828110263, 'fixture-request-20'),
	('cev9ahy525u8', 6, 2, 'action', 'build wheat-field', 0, 1794828110340, 'fixture-request-22'),
	('cev9ahy525u8', 7, 2, 'undo', '1', 0, 1794828110351, 'fixture-request-23'),
	('cev9ahy525u8', 8, 2, 'action', 'build wheat-field', 0, 1794828110394, 'fixture-request-24'),
	('cji92syh3et4', 1, 3, 'action', 'take 1', 0, 1794828110635, 'fixture-request-25'),
	('cji92syh3et4', 2, 2, 'action', 'take 3', 0, 1794828110663, 'fixture-request-26'),
	('cji92syh3et4', 3, 1, 'action', 'take 2', 0, 1794828110704, 'fixture-request-27'),
	('cji92syh3et4', 4, 2, 'action', 'place 9 d4 r180', 0, 1794828110733, 'fixture-request-28'),
	('cji92syh3et4', 5, 3, 'action', 'place 47 d4 r270', 0, 1794828110762, 'fixture-request-29'),
	('cji92syh3et4', 6, 3, 'undo', '1', 0, 1794828110784, 'fixture-request-30'),
	('cji92syh3et4', 7, 1, 'action', 'place 68 d4 r0', 0, 1794828110810, 'fixture-request-31'),
	('cji92syh3et4', 8, 2, 'action', 'place 10 c4 r270', 0, 1794828110835, 'fixture-request-32'),
	('cji92syh3et4', 9, 3, 'action', 'place 41 d4 r90', 0, 1794828110859, 'fixture-request-33'),
	('cji92syh3et4', 10, 1, 'action', 'place 35 d3 r90', 0, 1794828110879, 'fixture-request-34'),
	('cji92syh3et4', 11, 2, 'action', 'upgrade c4', 0, 1794828110897, 'fixture-request-35'),
	('cji92syh3et4', 12, 3, 'action', 'place 14 c5 r180', 0, 1794828110923, 'fixture-request-36'),
	('cji92syh3et4', 13, 1, 'action', 'upgrade d3', 0, 1794828110946, 'fixture-request-37'),
	('cji92syh3et4', 14, 2, 'action', 'plan 50 red', 0, 1794828110961, 'fixture-request-38'),
	('cji92syh3et4', 15, 3, 'action', 'upgrade d4', 0, 1794828110973, 'fixture-request-39'),
	('cji92syh3et4', 16, 1, 'action', 'plan 34 blue', 0, 1794828111001, 'fixture-request-40'),
	('cji92syh3et4', 17, 2, 'action', 'plan 43 yellow', 0, 1794828111015, 'fixture-request-41'),
	('cji92syh3et4', 18, 3, 'action', 'plan 29 black', 0, 1794828111032, 'fixture-request-42'),
	('cji92syh3et4', 19, 1, 'action', 'plan 56 black', 0, 1794828111051, 'fixture-request-43'),
	('cji92syh3et4', 20, 2, 'action', 'plan 40 black', 0, 1794828111065, 'fixture-request-44'),
	('cji92syh3et4', 21, 3, 'action', 'plan 11 red', 0, 1794828111079, 'fixture-request-45'),
	('3hhbteez6dpm', 2, 1, 'action', 'reserve a5-a6 h1-h2', 0, 1794828111258, 'fixture-request-46'),
	('3hhbteez6dpm', 3, 2, 'action', 'reserve a6-b6 d6-d7', 0, 1794828111298, 'fixture-request-47'),
	('3hhbteez6dpm', 4, 3, 'action', 'draw h3-i2', 1, 1794828111307, NULL),
	('3hhbteez6dpm', 5, 1, 'action', 'reserve c5-d5 d4-d5', 0, 1794828111327, 'fixture-request-48'),
	('3hhbteez6dpm', 6, 1, 'undo', '1', 0, 1794828111342, 'fixture-request-49');
INSERT INTO public.moves VALUES
	('3hhbteez6dpm', 7, 1, 'action', 'reserve b7-c6 d3-d4', 0, 1794828111365, 'fixture-request-50'),
	('3hhbteez6dpm', 8, 2, 'action', 'reserve g4-h3 i2-j1', 0, 1794828111377, 'fixture-request-51'),
	('3hhbteez6dpm', 9, 3, 'action', 'draw i2-i3', 1, 1794828111388, NULL),
	('3hhbteez6dpm', 10, 1, 'action', 'reserve e4-f3 h3-i3', 0, 1794828111405, 'fixture-request-52'),
	('3hhbteez6dpm', 11, 2, 'action', 'reserve d2-d3 f1-g1', 0, 1794828111421, 'fixture-request-53'),
	('3hhbteez6dpm', 12, 3, 'action', 'draw h4-i3', 1, 1794828111430, NULL),
	('3hhbteez6dpm', 13, 1, 'action', 'reserve f3-g3 i1-i2', 0, 1794828111453, 'fixture-request-54'),
	('3hhbteez6dpm', 14, 2, 'action', 'reserve c5-d5 g3-h3', 0, 1794828111474, 'fixture-request-55'),
	('3hhbteez6dpm', 15, 3, 'action', 'buy 16 with h2-i2 h3-i2 h4-i3 i2-i3', 1, 1794828111483, NULL),
	('3hhbteez6dpm', 16, 1, 'action', 'reserve d3-e3 d7-e7', 0, 1794828111503, 'fixture-request-56'),
	('3hhbteez6dpm', 17, 2, 'action', 'reserve d4-d5 e3-f3', 0, 1794828111521, 'fixture-request-57'),
	('3hhbteez6dpm', 18, 3, 'action', 'draw d7-e6', 1, 1794828111528, NULL),
	('3hhbteez6dpm', 19, 1, 'action', 'reserve b4-c4 c5-d4', 0, 1794828111544, 'fixture-request-58'),
	('3hhbteez6dpm', 20, 2, 'action', 'reserve c6-c7 g3-g4', 0, 1794828111559, 'fixture-request-59'),
	('3hhbteez6dpm', 21, 3, 'action', 'draw b5-b6', 1, 1794828111566, NULL),
	('3hhbteez6dpm', 22, 1, 'action', 'reserve c3-c4 d4-e3', 0, 1794828111591, 'fixture-request-60'),
	('3hhbteez6dpm', 23, 2, 'action', 'reserve e6-e7 h1-i1', 0, 1794828111605, 'fixture-request-61'),
	('3hhbteez6dpm', 24, 3, 'action', 'draw a5-b5', 1, 1794828111614, NULL),
	('3hhbteez6dpm', 25, 1, 'action', 'reserve d2-e2 f6-g5', 0, 1794828111663, 'fixture-request-62'),
	('3hhbteez6dpm', 26, 2, 'action', 'reserve b5-c5 c5-c6', 0, 1794828111674, 'fixture-request-63'),
	('3hhbteez6dpm', 27, 3, 'action', 'draw b6-c5', 1, 1794828111683, NULL),
	('3hhbteez6dpm', 28, 1, 'action', 'reserve b3-c3 c2-c3', 0, 1794828111699, 'fixture-request-64'),
	('3hhbteez6dpm', 29, 2, 'action', 'reserve e6-f6 i1-j1', 0, 1794828111724, 'fixture-request-65'),
	('3hhbteez6dpm', 30, 3, 'action', 'draw b5-c4', 1, 1794828111736, NULL),
	('3hhbteez6dpm', 36, 3, 'action', 'draw e6-f5', 1, 1794828111878, NULL),
	('3hhbteez6dpm', 31, 1, 'action', 'reserve c4-d3 g3-h2', 0, 1794828111751, 'fixture-request-66'),
	('3hhbteez6dpm', 32, 2, 'action', 'reserve b3-c2 e2-f2', 0, 1794828111774, 'fixture-request-67'),
	('3hhbteez6dpm', 33, 3, 'action', 'buy 22 with a5-b5 b5-b6 b5-c4 b6-c5', 1, 1794828111787, NULL),
	('3hhbteez6dpm', 34, 1, 'action', 'reserve c4-d4 f2-f3', 0, 1794828111838, 'fixture-request-68'),
	('3hhbteez6dpm', 35, 2, 'action', 'reserve f2-g1 g1-h1', 0, 1794828111867, 'fixture-request-69'),
	('3hhbteez6dpm', 37, 1, 'action', 'reserve b7-c7 g2-h2', 0, 1794828111924, 'fixture-request-70'),
	('3hhbteez6dpm', 38, 2, 'action', 'reserve b3-b4 d6-e5', 0, 1794828111938, 'fixture-request-71'),
	('3hhbteez6dpm', 39, 3, 'action', 'draw e5-e6', 1, 1794828111951, NULL),
	('3hhbteez6dpm', 40, 1, 'action', 'draw e2-f1', 0, 1794828111986, 'fixture-request-72'),
	('3hhbteez6dpm', 41, 2, 'action', 'reserve a7-b6 f5-g5', 0, 1794828112008, 'fixture-request-73'),
	('3hhbteez6dpm', 42, 3, 'action', 'draw e4-e5', 1, 1794828112015, NULL),
	('cji92syh3et4', 22, 3, 'action', 'plan 14 yellow', 1, 1794828112617, NULL),
	('cji92syh3et4', 23, 3, 'action', 'plan 8 blue', 1, 1794828112864, NULL),
	('x6kciu4f6twx', 2, 2, 'action', 'build convenience-store', 1, 1794828112889, NULL),
	('x6kciu4f6twx', 3, 1, 'action', 'roll 1', 0, 1794828112930, 'fixture-request-74'),
	('x6kciu4f6twx', 4, 1, 'action', 'build ranch', 0, 1794828112972, 'fixture-request-75'),
	('x6kciu4f6twx', 5, 2, 'action', 'roll 1', 1, 1794828112976, NULL),
	('x6kciu4f6twx', 6, 2, 'action', 'build convenience-store', 1, 1794828112983, NULL),
	('x6kciu4f6twx', 7, 1, 'action', 'roll 1', 0, 1794828112990, 'fixture-request-76'),
	('x6kciu4f6twx', 8, 1, 'action', 'build cafe', 0, 1794828113014, 'fixture-request-78'),
	('x6kciu4f6twx', 9, 1, 'undo', '1', 0, 1794828113022, 'fixture-request-79'),
	('x6kciu4f6twx', 10, 1, 'action', 'build forest', 0, 1794828113037, 'fixture-request-80'),
	('x6kciu4f6twx', 11, 2, 'action', 'roll 1', 1, 1794828113041, NULL),
	('x6kciu4f6twx', 12, 2, 'action', 'build wheat-field', 1, 1794828113047, NULL),
	('x6kciu4f6twx', 13, 1, 'action', 'roll 1', 0, 1794828113054, 'fixture-request-81');
INSERT INTO public.moves VALUES
	('x6kciu4f6twx', 14, 1, 'action', 'build family-restaurant', 0, 1794828113068, 'fixture-request-82'),
	('x6kciu4f6twx', 15, 2, 'action', 'roll 1', 1, 1794828113072, NULL),
	('x6kciu4f6twx', 16, 2, 'action', 'pass', 1, 1794828113077, NULL),
	('x6kciu4f6twx', 17, 1, 'action', 'roll 1', 0, 1794828113085, 'fixture-request-83'),
	('x6kciu4f6twx', 18, 1, 'action', 'build furniture-factory', 0, 1794828113108, 'fixture-request-84'),
	('x6kciu4f6twx', 19, 2, 'action', 'roll 1', 1, 1794828113116, NULL),
	('x6kciu4f6twx', 20, 2, 'action', 'build convenience-store', 1, 1794828113124, NULL),
	('x6kciu4f6twx', 21, 1, 'action', 'roll 1', 0, 1794828113135, 'fixture-request-85'),
	('x6kciu4f6twx', 22, 1, 'action', 'build ranch', 0, 1794828113148, 'fixture-request-86'),
	('x6kciu4f6twx', 23, 2, 'action', 'roll 1', 1, 1794828113152, NULL),
	('x6kciu4f6twx', 24, 2, 'action', 'build wheat-field', 1, 1794828113158, NULL),
	('x6kciu4f6twx', 25, 1, 'action', 'roll 1', 0, 1794828113165, 'fixture-request-87'),
	('x6kciu4f6twx', 26, 1, 'action', 'build cafe', 0, 1794828113178, 'fixture-request-88'),
	('x6kciu4f6twx', 27, 2, 'action', 'roll 1', 1, 1794828113182, NULL),
	('x6kciu4f6twx', 28, 2, 'action', 'build bakery', 1, 1794828113189, NULL),
	('x6kciu4f6twx', 29, 1, 'action', 'roll 1', 0, 1794828113195, 'fixture-request-89'),
	('x6kciu4f6twx', 30, 1, 'action', 'pass', 0, 1794828113227, 'fixture-request-90'),
	('x6kciu4f6twx', 31, 2, 'action', 'roll 1', 1, 1794828113233, NULL),
	('x6kciu4f6twx', 32, 2, 'action', 'build bakery', 1, 1794828113240, NULL),
	('x6kciu4f6twx', 33, 1, 'action', 'roll 1', 0, 1794828113266, 'fixture-request-91'),
	('x6kciu4f6twx', 34, 1, 'action', 'build convenience-store', 0, 1794828113281, 'fixture-request-92'),
	('x6kciu4f6twx', 35, 2, 'action', 'roll 1', 1, 1794828113285, NULL),
	('x6kciu4f6twx', 36, 2, 'action', 'build ranch', 1, 1794828113293, NULL),
	('x6kciu4f6twx', 37, 1, 'action', 'roll 1', 0, 1794828113307, 'fixture-request-93'),
	('x6kciu4f6twx', 38, 1, 'action', 'build wheat-field', 0, 1794828113333, 'fixture-request-94'),
	('x6kciu4f6twx', 39, 2, 'action', 'roll 1', 1, 1794828113347, NULL),
	('x6kciu4f6twx', 40, 2, 'action', 'build convenience-store', 1, 1794828113356, NULL),
	('x6kciu4f6twx', 41, 1, 'action', 'roll 1', 0, 1794828113363, 'fixture-request-95'),
	('x6kciu4f6twx', 42, 1, 'action', 'build wheat-field', 0, 1794828113384, 'fixture-request-96'),
	('x6kciu4f6twx', 43, 2, 'action', 'roll 1', 1, 1794828113394, NULL),
	('x6kciu4f6twx', 44, 2, 'action', 'build convenience-store', 1, 1794828113402, NULL),
	('x6kciu4f6twx', 45, 1, 'action', 'roll 1', 0, 1794828113410, 'fixture-request-97'),
	('x6kciu4f6twx', 46, 1, 'action', 'build bakery', 0, 1794828113423, 'fixture-request-98'),
	('x6kciu4f6twx', 47, 2, 'action', 'roll 1', 1, 1794828113427, NULL),
	('x6kciu4f6twx', 48, 2, 'action', 'build shopping-mall', 1, 1794828113436, NULL),
	('x6kciu4f6twx', 49, 1, 'action', 'roll 1', 0, 1794828113460, 'fixture-request-99'),
	('x6kciu4f6twx', 50, 1, 'action', 'build train-station', 0, 1794828113490, 'fixture-request-100'),
	('x6kciu4f6twx', 51, 2, 'action', 'roll 1', 1, 1794828113522, NULL),
	('x6kciu4f6twx', 52, 2, 'action', 'build tv-station', 1, 1794828113573, NULL),
	('x6kciu4f6twx', 53, 1, 'action', 'roll 2', 0, 1794828113623, 'fixture-request-101'),
	('x6kciu4f6twx', 54, 1, 'action', 'build forest', 0, 1794828113653, 'fixture-request-102'),
	('x6kciu4f6twx', 55, 2, 'action', 'roll 1', 1, 1794828113678, NULL),
	('x6kciu4f6twx', 56, 2, 'action', 'tv 1', 1, 1794828113703, NULL),
	('x6kciu4f6twx', 57, 2, 'action', 'build forest', 1, 1794828113715, NULL),
	('x6kciu4f6twx', 58, 1, 'action', 'roll 1', 0, 1794828113736, 'fixture-request-103'),
	('x6kciu4f6twx', 59, 1, 'action', 'build wheat-field', 0, 1794828113756, 'fixture-request-104'),
	('x6kciu4f6twx', 60, 2, 'action', 'roll 1', 1, 1794828113781, NULL),
	('x6kciu4f6twx', 61, 2, 'action', 'build wheat-field', 1, 1794828113790, NULL),
	('x6kciu4f6twx', 62, 1, 'action', 'roll 2', 0, 1794828113800, 'fixture-request-105'),
	('x6kciu4f6twx', 63, 1, 'action', 'build ranch', 0, 1794828113813, 'fixture-request-106');
INSERT INTO public.moves VALUES
	('x6kciu4f6twx', 64, 2, 'action', 'roll 1', 1, 1794828113816, NULL),
	('x6kciu4f6twx', 65, 2, 'action', 'build bakery', 1, 1794828113822, NULL),
	('x6kciu4f6twx', 66, 1, 'action', 'roll 2', 0, 1794828113828, 'fixture-request-107'),
	('x6kciu4f6twx', 67, 1, 'action', 'build furniture-factory', 0, 1794828113840, 'fixture-request-108'),
	('x6kciu4f6twx', 68, 2, 'action', 'roll 1', 1, 1794828113843, NULL),
	('x6kciu4f6twx', 69, 2, 'action', 'tv 1', 1, 1794828113848, NULL),
	('x6kciu4f6twx', 70, 2, 'action', 'build bakery', 1, 1794828113861, NULL),
	('x6kciu4f6twx', 1, 2, 'action', 'roll 1', 1, 1794828112847, NULL),
	('x6kciu4f6twx', 72, 1, 'action', 'pass', 0, 1794828113888, 'fixture-request-110'),
	('x6kciu4f6twx', 73, 2, 'action', 'roll 1', 1, 1794828113892, NULL),
	('x6kciu4f6twx', 74, 2, 'action', 'build bakery', 1, 1794828113905, NULL),
	('x6kciu4f6twx', 75, 1, 'action', 'roll 2', 0, 1794828113912, 'fixture-request-111'),
	('x6kciu4f6twx', 76, 1, 'action', 'build furniture-factory', 0, 1794828113926, 'fixture-request-112'),
	('x6kciu4f6twx', 77, 2, 'action', 'roll 1', 1, 1794828113930, NULL),
	('x6kciu4f6twx', 78, 2, 'action', 'build family-restaurant', 1, 1794828113938, NULL),
	('x6kciu4f6twx', 79, 1, 'action', 'roll 1', 0, 1794828113958, 'fixture-request-113'),
	('x6kciu4f6twx', 80, 1, 'action', 'build fruit-and-vegetable-market', 0, 1794828113987, 'fixture-request-114'),
	('x6kciu4f6twx', 81, 2, 'action', 'roll 1', 1, 1794828113999, NULL),
	('x6kciu4f6twx', 82, 2, 'action', 'build mine', 1, 1794828114005, NULL),
	('x6kciu4f6twx', 83, 1, 'action', 'roll 2', 0, 1794828114014, 'fixture-request-115'),
	('x6kciu4f6twx', 84, 1, 'action', 'build stadium', 0, 1794828114029, 'fixture-request-116'),
	('x6kciu4f6twx', 85, 2, 'action', 'roll 1', 1, 1794828114040, NULL),
	('x6kciu4f6twx', 86, 2, 'action', 'tv 1', 1, 1794828114050, NULL),
	('x6kciu4f6twx', 87, 2, 'action', 'build amusement-park', 1, 1794828114075, NULL),
	('x6kciu4f6twx', 88, 1, 'action', 'roll 2', 0, 1794828114082, 'fixture-request-117'),
	('x6kciu4f6twx', 89, 1, 'action', 'build ranch', 0, 1794828114094, 'fixture-request-118'),
	('x6kciu4f6twx', 90, 2, 'action', 'roll 1', 1, 1794828114098, NULL),
	('x6kciu4f6twx', 91, 2, 'action', 'build mine', 1, 1794828114104, NULL),
	('x6kciu4f6twx', 92, 1, 'action', 'roll 2', 0, 1794828114109, 'fixture-request-119'),
	('x6kciu4f6twx', 93, 1, 'action', 'build tv-station', 0, 1794828114121, 'fixture-request-120'),
	('x6kciu4f6twx', 94, 2, 'action', 'roll 1', 1, 1794828114125, NULL),
	('x6kciu4f6twx', 95, 2, 'action', 'build mine', 1, 1794828114135, NULL),
	('x6kciu4f6twx', 96, 1, 'action', 'roll 2', 0, 1794828114145, 'fixture-request-121'),
	('x6kciu4f6twx', 97, 1, 'action', 'build cafe', 0, 1794828114157, 'fixture-request-122'),
	('x6kciu4f6twx', 98, 2, 'action', 'roll 1', 1, 1794828114160, NULL),
	('x6kciu4f6twx', 99, 2, 'action', 'build apple-orchard', 1, 1794828114169, NULL),
	('x6kciu4f6twx', 100, 1, 'action', 'roll 2', 0, 1794828114187, 'fixture-request-123'),
	('x6kciu4f6twx', 101, 1, 'action', 'build forest', 0, 1794828114200, 'fixture-request-124'),
	('x6kciu4f6twx', 102, 2, 'action', 'roll 1', 1, 1794828114203, NULL),
	('x6kciu4f6twx', 103, 2, 'action', 'build mine', 1, 1794828114211, NULL),
	('x6kciu4f6twx', 104, 1, 'action', 'roll 1', 0, 1794828114224, 'fixture-request-125'),
	('x6kciu4f6twx', 105, 1, 'action', 'build shopping-mall', 0, 1794828114238, 'fixture-request-126'),
	('x6kciu4f6twx', 106, 2, 'action', 'roll 1', 1, 1794828114258, NULL),
	('x6kciu4f6twx', 107, 2, 'action', 'tv 1', 1, 1794828114263, NULL),
	('x6kciu4f6twx', 108, 2, 'action', 'build mine', 1, 1794828114270, NULL),
	('x6kciu4f6twx', 109, 1, 'action', 'roll 1', 0, 1794828114290, 'fixture-request-127'),
	('x6kciu4f6twx', 110, 1, 'action', 'build forest', 0, 1794828114303, 'fixture-request-128'),
	('x6kciu4f6twx', 111, 2, 'action', 'roll 1', 1, 1794828114309, NULL),
	('x6kciu4f6twx', 112, 2, 'action', 'build mine', 1, 1794828114320, NULL),
	('x6kciu4f6twx', 113, 1, 'action', 'roll 2', 0, 1794828114338, 'fixture-request-129');
INSERT INTO public.moves VALUES
	('x6kciu4f6twx', 114, 1, 'action', 'build cafe', 0, 1794828114362, 'fixture-request-130'),
	('x6kciu4f6twx', 115, 2, 'action', 'roll 1', 1, 1794828114366, NULL),
	('x6kciu4f6twx', 116, 2, 'action', 'build radio-tower', 1, 1794828114372, NULL),
	('x6kciu4f6twx', 117, 1, 'action', 'roll 1', 0, 1794828114378, 'fixture-request-131'),
	('x6kciu4f6twx', 118, 1, 'action', 'build forest', 0, 1794828114390, 'fixture-request-132'),
	('x6kciu4f6twx', 119, 2, 'action', 'roll 1', 1, 1794828114394, NULL),
	('x6kciu4f6twx', 120, 2, 'action', 'stand', 1, 1794828114398, NULL),
	('x6kciu4f6twx', 121, 2, 'action', 'build train-station', 1, 1794828114403, NULL),
	('2pne533jwiyg', 1, 2, 'action', 'take 1', 0, 1794828114424, 'fixture-request-133'),
	('2pne533jwiyg', 2, 1, 'action', 'take 2', 0, 1794828114436, 'fixture-request-134'),
	('2pne533jwiyg', 3, 2, 'action', 'place 8 d4 r180', 0, 1794828114446, 'fixture-request-135'),
	('2pne533jwiyg', 4, 1, 'action', 'place 61 d4 r0', 0, 1794828114465, 'fixture-request-136'),
	('2pne533jwiyg', 5, 2, 'action', 'place 27 d5 r90', 0, 1794828114475, 'fixture-request-137'),
	('2pne533jwiyg', 6, 2, 'undo', '1', 0, 1794828114482, 'fixture-request-138'),
	('2pne533jwiyg', 7, 1, 'action', 'place 54 e3 r0', 0, 1794828114495, 'fixture-request-139'),
	('2pne533jwiyg', 8, 2, 'action', 'place 30 e4 r0', 0, 1794828114517, 'fixture-request-140'),
	('2pne533jwiyg', 9, 1, 'action', 'upgrade d4', 0, 1794828114534, 'fixture-request-141'),
	('2pne533jwiyg', 10, 2, 'action', 'upgrade e4', 0, 1794828114546, 'fixture-request-142'),
	('2pne533jwiyg', 11, 1, 'rewind', '6', 0, 1794828114563, NULL),
	('2pne533jwiyg', 12, 1, 'action', 'place 54 c4 r90', 0, 1794828114581, 'fixture-request-143'),
	('2pne533jwiyg', 13, 1, 'undo', '1', 0, 1794828114605, 'fixture-request-144'),
	('2pne533jwiyg', 14, 2, 'action', 'place 30 c3 r270', 0, 1794828114662, 'fixture-request-145'),
	('2pne533jwiyg', 15, 1, 'action', 'place 2 c3 r180', 0, 1794828114685, 'fixture-request-146'),
	('2pne533jwiyg', 16, 2, 'action', 'upgrade c3', 0, 1794828114698, 'fixture-request-147'),
	('2pne533jwiyg', 17, 1, 'action', 'upgrade d4', 0, 1794828114714, 'fixture-request-148'),
	('2pne533jwiyg', 18, 2, 'action', 'plan 12 black', 0, 1794828114734, 'fixture-request-149'),
	('2pne533jwiyg', 19, 1, 'action', 'plan 55 yellow', 0, 1794828114765, 'fixture-request-150'),
	('2pne533jwiyg', 20, 2, 'action', 'plan 56 yellow', 0, 1794828114785, 'fixture-request-151'),
	('2pne533jwiyg', 21, 1, 'action', 'plan 57 blue', 0, 1794828114812, 'fixture-request-152'),
	('2pne533jwiyg', 22, 2, 'action', 'plan 29 blue', 0, 1794828114833, 'fixture-request-153'),
	('2pne533jwiyg', 23, 1, 'action', 'plan 22 black', 0, 1794828114865, 'fixture-request-154'),
	('2pne533jwiyg', 24, 2, 'action', 'plan 49 red', 0, 1794828114894, 'fixture-request-155'),
	('2pne533jwiyg', 25, 1, 'action', 'plan 17 red', 0, 1794828114908, 'fixture-request-156'),
	('2pne533jwiyg', 26, 1, 'action', 'acquire d', 0, 1794828114934, 'fixture-request-157'),
	('2pne533jwiyg', 27, 1, 'action', 'place 28 d2 r0', 0, 1794828114966, 'fixture-request-158'),
	('2pne533jwiyg', 28, 1, 'action', 'lay black c3-d4', 0, 1794828114999, 'fixture-request-159'),
	('2pne533jwiyg', 29, 1, 'action', 'end', 0, 1794828115027, 'fixture-request-160'),
	('x6kciu4f6twx', 71, 1, 'action', 'roll 1', 0, 1794828113875, 'fixture-request-109'),
	('2pne533jwiyg', 97, 1, 'action', 'acquire d', 0, 1794828116908, 'fixture-request-228'),
	('2pne533jwiyg', 98, 1, 'action', 'place 54 c4 r180', 0, 1794828116933, 'fixture-request-229'),
	('2pne533jwiyg', 99, 1, 'action', 'lay yellow d4-e4', 0, 1794828116969, 'fixture-request-230'),
	('2pne533jwiyg', 100, 1, 'action', 'develop 6 c4', 0, 1794828117000, 'fixture-request-231'),
	('2pne533jwiyg', 101, 1, 'action', 'scrap yellow d4-e4', 0, 1794828117037, 'fixture-request-232'),
	('2pne533jwiyg', 102, 1, 'action', 'end', 0, 1794828117071, 'fixture-request-233'),
	('2pne533jwiyg', 103, 2, 'action', 'acquire b', 0, 1794828117089, 'fixture-request-234'),
	('2pne533jwiyg', 104, 2, 'action', 'place 44 c5 r270', 0, 1794828117110, 'fixture-request-235'),
	('2pne533jwiyg', 105, 2, 'action', 'lay red d3-d4', 0, 1794828117131, 'fixture-request-236'),
	('2pne533jwiyg', 106, 2, 'action', 'bonus track', 0, 1794828117173, 'fixture-request-237'),
	('2pne533jwiyg', 107, 2, 'action', 'lay yellow c3-d2', 0, 1794828117221, 'fixture-request-238'),
	('2pne533jwiyg', 108, 2, 'action', 'bonus track', 0, 1794828117245, 'fixture-request-239');
INSERT INTO public.moves VALUES
	('2pne533jwiyg', 109, 2, 'action', 'lay blue c3-d4', 0, 1794828117267, 'fixture-request-240'),
	('2pne533jwiyg', 110, 2, 'action', 'scrap red d3-d4', 0, 1794828117300, 'fixture-request-241'),
	('2pne533jwiyg', 111, 2, 'action', 'plan 39 black', 0, 1794828117337, 'fixture-request-242'),
	('2pne533jwiyg', 112, 2, 'action', 'buy', 0, 1794828117380, 'fixture-request-243'),
	('2pne533jwiyg', 113, 2, 'action', 'keep 19 c4', 0, 1794828117424, 'fixture-request-244'),
	('2pne533jwiyg', 114, 2, 'action', 'scrap yellow c3-d2', 0, 1794828117447, 'fixture-request-245'),
	('2pne533jwiyg', 115, 2, 'action', 'buy', 0, 1794828117467, 'fixture-request-246'),
	('2pne533jwiyg', 116, 2, 'action', 'keep 4 f4', 0, 1794828117498, 'fixture-request-247'),
	('2pne533jwiyg', 117, 2, 'action', 'scrap blue c3-d4', 0, 1794828117530, 'fixture-request-248'),
	('2pne533jwiyg', 118, 2, 'action', 'buy', 0, 1794828117561, 'fixture-request-249'),
	('2pne533jwiyg', 119, 2, 'action', 'keep 33', 0, 1794828117599, 'fixture-request-250'),
	('2pne533jwiyg', 120, 2, 'action', 'end', 0, 1794828117627, 'fixture-request-251'),
	('2pne533jwiyg', 121, 2, 'action', 'buy', 0, 1794828117656, 'fixture-request-252'),
	('2pne533jwiyg', 122, 2, 'action', 'keep 5 e5', 0, 1794828117703, 'fixture-request-253'),
	('2pne533jwiyg', 123, 2, 'action', 'acquire b', 0, 1794828117761, 'fixture-request-254'),
	('2pne533jwiyg', 124, 2, 'action', 'lay yellow e5-f4', 0, 1794828117826, 'fixture-request-255'),
	('2pne533jwiyg', 189, 2, 'action', 'bonus resources', 0, 1794828120917, 'fixture-request-320'),
	('2pne533jwiyg', 190, 2, 'action', 'place 40 f3 r0', 0, 1794828120956, 'fixture-request-321'),
	('2pne533jwiyg', 191, 2, 'action', 'collect', 0, 1794828121007, 'fixture-request-322'),
	('2pne533jwiyg', 192, 2, 'action', 'scrap black e4-e5', 0, 1794828121065, 'fixture-request-323'),
	('2pne533jwiyg', 193, 2, 'action', 'end', 0, 1794828121119, 'fixture-request-324'),
	('2pne533jwiyg', 194, 1, 'action', 'buy', 0, 1794828121151, 'fixture-request-325'),
	('2pne533jwiyg', 195, 1, 'action', 'keep 26', 0, 1794828121226, 'fixture-request-326'),
	('2pne533jwiyg', 196, 1, 'action', 'acquire b', 0, 1794828121265, 'fixture-request-327'),
	('2pne533jwiyg', 197, 1, 'action', 'lay black d4-e4', 0, 1794828121309, 'fixture-request-328'),
	('2pne533jwiyg', 198, 1, 'action', 'plan 45 yellow', 0, 1794828121369, 'fixture-request-329'),
	('2pne533jwiyg', 199, 1, 'action', 'place 22 e2 r270', 0, 1794828121405, 'fixture-request-330'),
	('2pne533jwiyg', 200, 1, 'action', 'scrap red b3-b4', 0, 1794828121437, 'fixture-request-331'),
	('2pne533jwiyg', 201, 1, 'action', 'end', 0, 1794828121481, 'fixture-request-332'),
	('2pne533jwiyg', 202, 1, 'action', 'acquire a', 0, 1794828121522, 'fixture-request-333'),
	('2pne533jwiyg', 203, 1, 'action', 'buy', 0, 1794828121560, 'fixture-request-334'),
	('2pne533jwiyg', 204, 1, 'action', 'keep 24 c1', 0, 1794828121593, 'fixture-request-335'),
	('2pne533jwiyg', 205, 1, 'action', 'lay red c2-d2', 0, 1794828121626, 'fixture-request-336'),
	('2pne533jwiyg', 206, 1, 'action', 'place 18 b2 r0', 0, 1794828121665, 'fixture-request-337'),
	('2pne533jwiyg', 207, 1, 'action', 'end', 0, 1794828121701, 'fixture-request-338'),
	('2pne533jwiyg', 208, 2, 'action', 'scrap blue e5-f5', 0, 1794828121718, 'fixture-request-339'),
	('2pne533jwiyg', 209, 2, 'action', 'acquire d', 0, 1794828121765, 'fixture-request-340'),
	('2pne533jwiyg', 210, 2, 'action', 'lay black c4-c5', 0, 1794828121821, 'fixture-request-341'),
	('2pne533jwiyg', 211, 2, 'action', 'place 21 f2 r270', 0, 1794828121859, 'fixture-request-342'),
	('2pne533jwiyg', 212, 2, 'action', 'buy', 0, 1794828121892, 'fixture-request-343'),
	('2pne533jwiyg', 213, 2, 'action', 'keep 12 e2', 0, 1794828121945, 'fixture-request-344'),
	('2pne533jwiyg', 214, 2, 'action', 'develop 27', 0, 1794828122033, 'fixture-request-345'),
	('2pne533jwiyg', 215, 2, 'action', 'scrap black c4-c5', 0, 1794828122066, 'fixture-request-346'),
	('2pne533jwiyg', 216, 2, 'action', 'end', 0, 1794828122101, 'fixture-request-347'),
	('2pne533jwiyg', 217, 2, 'action', 'acquire c', 0, 1794828122136, 'fixture-request-348'),
	('2pne533jwiyg', 218, 2, 'action', 'lay yellow f2-f3', 0, 1794828122151, 'fixture-request-349'),
	('2pne533jwiyg', 219, 2, 'action', 'bonus plans', 0, 1794828122166, 'fixture-request-350'),
	('2pne533jwiyg', 220, 2, 'action', 'plan 3 black -11', 0, 1794828122186, 'fixture-request-351'),
	('2pne533jwiyg', 221, 2, 'action', 'lay black d5-e5', 0, 1794828122207, 'fixture-request-352'),
	('2pne533jwiyg', 222, 2, 'action', 'place 17 e3 r90', 0, 1794828122227, 'fixture-request-353');
INSERT INTO public.moves VALUES
	('2pne533jwiyg', 223, 2, 'action', 'scrap yellow f2-f3', 0, 1794828122248, 'fixture-request-354'),
	('2pne533jwiyg', 224, 2, 'action', 'scrap black d5-e5', 0, 1794828122274, 'fixture-request-355'),
	('2pne533jwiyg', 225, 2, 'action', 'buy', 0, 1794828122298, 'fixture-request-356'),
	('2pne533jwiyg', 226, 2, 'action', 'keep 29', 0, 1794828122321, 'fixture-request-357'),
	('2pne533jwiyg', 227, 2, 'action', 'end', 0, 1794828122338, 'fixture-request-358'),
	('2pne533jwiyg', 228, 1, 'action', 'scrap red c2-d2', 0, 1794828122351, 'fixture-request-359'),
	('2pne533jwiyg', 229, 1, 'action', 'acquire a', 0, 1794828122368, 'fixture-request-360'),
	('2pne533jwiyg', 230, 1, 'action', 'lay yellow b4-c4', 0, 1794828122384, 'fixture-request-361'),
	('2pne533jwiyg', 231, 1, 'action', 'place 24 b1 r270', 0, 1794828122399, 'fixture-request-362'),
	('2pne533jwiyg', 232, 1, 'action', 'collect', 0, 1794828122423, 'fixture-request-363'),
	('2pne533jwiyg', 233, 1, 'action', 'buy', 0, 1794828122437, 'fixture-request-364'),
	('2pne533jwiyg', 30, 2, 'action', 'acquire b', 0, 1794828115040, 'fixture-request-161'),
	('2pne533jwiyg', 31, 2, 'action', 'plan 53 red', 0, 1794828115070, 'fixture-request-162'),
	('2pne533jwiyg', 32, 2, 'action', 'place 27 d3 r0', 0, 1794828115103, 'fixture-request-163'),
	('2pne533jwiyg', 33, 2, 'action', 'lay blue d3-d4', 0, 1794828115125, 'fixture-request-164'),
	('2pne533jwiyg', 34, 2, 'action', 'scrap blue d3-d4', 0, 1794828115149, 'fixture-request-165'),
	('2pne533jwiyg', 35, 2, 'action', 'buy', 0, 1794828115213, 'fixture-request-166'),
	('2pne533jwiyg', 36, 2, 'action', 'keep 9 d4', 0, 1794828115254, 'fixture-request-167'),
	('2pne533jwiyg', 37, 2, 'action', 'end', 0, 1794828115293, 'fixture-request-168'),
	('2pne533jwiyg', 38, 2, 'action', 'acquire a', 0, 1794828115327, 'fixture-request-169'),
	('2pne533jwiyg', 39, 2, 'action', 'place 23 d2 r90', 0, 1794828115390, 'fixture-request-170'),
	('2pne533jwiyg', 40, 2, 'action', 'lay red d3-d4', 0, 1794828115418, 'fixture-request-171'),
	('2pne533jwiyg', 41, 2, 'action', 'collect', 0, 1794828115466, 'fixture-request-172'),
	('2pne533jwiyg', 42, 2, 'action', 'end', 0, 1794828115486, 'fixture-request-173'),
	('2pne533jwiyg', 43, 1, 'action', 'acquire c', 0, 1794828115506, 'fixture-request-174'),
	('2pne533jwiyg', 44, 1, 'action', 'place 10 d1 r180', 0, 1794828115530, 'fixture-request-175'),
	('2pne533jwiyg', 45, 1, 'action', 'scrap black c3-d4', 0, 1794828115548, 'fixture-request-176'),
	('2pne533jwiyg', 46, 1, 'action', 'end', 0, 1794828115573, 'fixture-request-177'),
	('2pne533jwiyg', 47, 1, 'action', 'acquire b', 0, 1794828115607, 'fixture-request-178'),
	('2pne533jwiyg', 48, 1, 'action', 'place 34 b4 r0', 0, 1794828115628, 'fixture-request-179'),
	('2pne533jwiyg', 49, 1, 'action', 'plan 27 yellow', 0, 1794828115676, 'fixture-request-180'),
	('2pne533jwiyg', 50, 1, 'action', 'lay black d1-d2', 0, 1794828115697, 'fixture-request-181'),
	('2pne533jwiyg', 51, 1, 'action', 'end', 0, 1794828115716, 'fixture-request-182'),
	('2pne533jwiyg', 52, 2, 'action', 'acquire d', 0, 1794828115727, 'fixture-request-183'),
	('2pne533jwiyg', 53, 2, 'action', 'place 62 e5 r270', 0, 1794828115785, 'fixture-request-184'),
	('2pne533jwiyg', 54, 2, 'action', 'lay yellow c3-d2', 0, 1794828115823, 'fixture-request-185'),
	('2pne533jwiyg', 55, 2, 'action', 'develop 23 d3', 0, 1794828115858, 'fixture-request-186'),
	('2pne533jwiyg', 56, 2, 'action', 'scrap red d3-d4', 0, 1794828115892, 'fixture-request-187'),
	('2pne533jwiyg', 57, 2, 'action', 'scrap yellow c3-d2', 0, 1794828115925, 'fixture-request-188'),
	('2pne533jwiyg', 58, 2, 'action', 'end', 0, 1794828115956, 'fixture-request-189'),
	('2pne533jwiyg', 59, 2, 'action', 'acquire a', 0, 1794828115986, 'fixture-request-190'),
	('2pne533jwiyg', 60, 2, 'action', 'place 12 f4 r0', 0, 1794828116029, 'fixture-request-191'),
	('2pne533jwiyg', 61, 2, 'action', 'lay red c3-d2', 0, 1794828116083, 'fixture-request-192'),
	('2pne533jwiyg', 62, 2, 'action', 'collect', 0, 1794828116129, 'fixture-request-193'),
	('2pne533jwiyg', 63, 2, 'action', 'scrap red c3-d2', 0, 1794828116148, 'fixture-request-194'),
	('2pne533jwiyg', 64, 2, 'action', 'end', 0, 1794828116172, 'fixture-request-195'),
	('2pne533jwiyg', 65, 1, 'action', 'acquire d', 0, 1794828116184, 'fixture-request-196'),
	('2pne533jwiyg', 66, 1, 'action', 'place 25 b3 r270', 0, 1794828116227, 'fixture-request-197'),
	('2pne533jwiyg', 67, 1, 'action', 'lay blue b4-c3', 0, 1794828116247, 'fixture-request-198'),
	('2pne533jwiyg', 68, 1, 'action', 'develop 17 c3', 0, 1794828116269, 'fixture-request-199');
INSERT INTO public.moves VALUES
	('2pne533jwiyg', 69, 1, 'action', 'scrap black d1-d2', 0, 1794828116293, 'fixture-request-200'),
	('2pne533jwiyg', 70, 1, 'action', 'buy', 0, 1794828116325, 'fixture-request-201'),
	('2pne533jwiyg', 71, 1, 'action', 'keep 21 b4', 0, 1794828116342, 'fixture-request-202'),
	('2pne533jwiyg', 72, 1, 'action', 'scrap blue b4-c3', 0, 1794828116359, 'fixture-request-203'),
	('2pne533jwiyg', 73, 1, 'action', 'end', 0, 1794828116377, 'fixture-request-204'),
	('2pne533jwiyg', 74, 1, 'action', 'acquire d', 0, 1794828116396, 'fixture-request-205'),
	('2pne533jwiyg', 75, 1, 'action', 'place 39 e4 r0', 0, 1794828116414, 'fixture-request-206'),
	('2pne533jwiyg', 76, 1, 'action', 'lay yellow d1-d2', 0, 1794828116441, 'fixture-request-207'),
	('2pne533jwiyg', 77, 1, 'action', 'develop 8 d1', 0, 1794828116458, 'fixture-request-208'),
	('2pne533jwiyg', 78, 1, 'action', 'end', 0, 1794828116475, 'fixture-request-209'),
	('2pne533jwiyg', 79, 2, 'action', 'acquire b', 0, 1794828116484, 'fixture-request-210'),
	('2pne533jwiyg', 80, 2, 'action', 'place 59 c4 r270', 0, 1794828116509, 'fixture-request-211'),
	('2pne533jwiyg', 81, 2, 'action', 'buy', 0, 1794828116541, 'fixture-request-212'),
	('2pne533jwiyg', 82, 2, 'action', 'keep 35', 0, 1794828116561, 'fixture-request-213'),
	('2pne533jwiyg', 83, 2, 'action', 'lay yellow e5-f4', 0, 1794828116579, 'fixture-request-214'),
	('2pne533jwiyg', 84, 2, 'action', 'plan 8 black', 0, 1794828116597, 'fixture-request-215'),
	('2pne533jwiyg', 85, 2, 'action', 'scrap yellow e5-f4', 0, 1794828116629, 'fixture-request-216'),
	('2pne533jwiyg', 86, 2, 'action', 'end', 0, 1794828116646, 'fixture-request-217'),
	('2pne533jwiyg', 87, 2, 'action', 'acquire a', 0, 1794828116663, 'fixture-request-218'),
	('2pne533jwiyg', 88, 2, 'action', 'lay black c3-c4', 0, 1794828116680, 'fixture-request-219'),
	('2pne533jwiyg', 89, 2, 'action', 'place 51 f5 r90', 0, 1794828116718, 'fixture-request-220'),
	('2pne533jwiyg', 90, 2, 'action', 'scrap black c3-c4', 0, 1794828116746, 'fixture-request-221'),
	('2pne533jwiyg', 91, 2, 'action', 'end', 0, 1794828116765, 'fixture-request-222'),
	('2pne533jwiyg', 92, 1, 'action', 'acquire d', 0, 1794828116778, 'fixture-request-223'),
	('2pne533jwiyg', 93, 1, 'action', 'place 64 c2 r90', 0, 1794828116799, 'fixture-request-224'),
	('2pne533jwiyg', 94, 1, 'action', 'lay red c3-d2', 0, 1794828116816, 'fixture-request-225'),
	('2pne533jwiyg', 95, 1, 'action', 'scrap yellow d1-d2', 0, 1794828116835, 'fixture-request-226'),
	('2pne533jwiyg', 96, 1, 'action', 'end', 0, 1794828116870, 'fixture-request-227'),
	('2pne533jwiyg', 125, 2, 'action', 'place 46 d5 r270', 0, 1794828117897, 'fixture-request-256'),
	('2pne533jwiyg', 126, 2, 'action', 'plan 11 black', 0, 1794828117973, 'fixture-request-257'),
	('2pne533jwiyg', 127, 2, 'action', 'scrap yellow e5-f4', 0, 1794828118042, 'fixture-request-258'),
	('2pne533jwiyg', 128, 2, 'action', 'end', 0, 1794828118077, 'fixture-request-259'),
	('2pne533jwiyg', 129, 1, 'action', 'acquire c', 0, 1794828118098, 'fixture-request-260'),
	('2pne533jwiyg', 130, 1, 'action', 'lay yellow c2-d2', 0, 1794828118125, 'fixture-request-261'),
	('2pne533jwiyg', 131, 1, 'action', 'bonus track', 0, 1794828118173, 'fixture-request-262'),
	('2pne533jwiyg', 132, 1, 'action', 'lay yellow d1-d2', 0, 1794828118233, 'fixture-request-263'),
	('2pne533jwiyg', 133, 1, 'action', 'place 37 e3 r90', 0, 1794828118273, 'fixture-request-264'),
	('2pne533jwiyg', 134, 1, 'action', 'lay red d2-e3', 0, 1794828118350, 'fixture-request-265'),
	('2pne533jwiyg', 135, 1, 'action', 'scrap yellow c2-d2', 0, 1794828118398, 'fixture-request-266'),
	('2pne533jwiyg', 136, 1, 'action', 'scrap yellow d1-d2', 0, 1794828118473, 'fixture-request-267'),
	('2pne533jwiyg', 137, 1, 'action', 'buy', 0, 1794828118511, 'fixture-request-268'),
	('2pne533jwiyg', 138, 1, 'action', 'keep 7 c2', 0, 1794828118557, 'fixture-request-269'),
	('2pne533jwiyg', 139, 1, 'action', 'end', 0, 1794828118606, 'fixture-request-270'),
	('2pne533jwiyg', 140, 1, 'action', 'buy', 0, 1794828118657, 'fixture-request-271'),
	('2pne533jwiyg', 141, 1, 'action', 'keep 18 e3', 0, 1794828118697, 'fixture-request-272'),
	('2pne533jwiyg', 142, 1, 'action', 'acquire b', 0, 1794828118731, 'fixture-request-273'),
	('2pne533jwiyg', 143, 1, 'action', 'place 55 e1 r270', 0, 1794828118786, 'fixture-request-274'),
	('2pne533jwiyg', 144, 1, 'action', 'lay black d4-e4', 0, 1794828118864, 'fixture-request-275'),
	('2pne533jwiyg', 145, 1, 'action', 'bonus plans', 0, 1794828118906, 'fixture-request-276'),
	('2pne533jwiyg', 146, 1, 'action', 'plan 47 blue', 0, 1794828118942, 'fixture-request-277');
INSERT INTO public.moves VALUES
	('2pne533jwiyg', 147, 1, 'action', 'scrap red d2-e3', 0, 1794828118983, 'fixture-request-278'),
	('2pne533jwiyg', 148, 1, 'action', 'plan 21 red', 0, 1794828119021, 'fixture-request-279'),
	('2pne533jwiyg', 149, 1, 'action', 'scrap black d4-e4', 0, 1794828119086, 'fixture-request-280'),
	('2pne533jwiyg', 150, 1, 'action', 'scrap red c3-d2', 0, 1794828119145, 'fixture-request-281'),
	('2pne533jwiyg', 151, 1, 'action', 'buy', 0, 1794828119178, 'fixture-request-282'),
	('2pne533jwiyg', 152, 1, 'action', 'keep 3 e1', 0, 1794828119216, 'fixture-request-283'),
	('2pne533jwiyg', 153, 1, 'action', 'end', 0, 1794828119258, 'fixture-request-284'),
	('2pne533jwiyg', 154, 2, 'action', 'acquire d', 0, 1794828119274, 'fixture-request-285'),
	('2pne533jwiyg', 155, 2, 'action', 'place 13 e4 r270', 0, 1794828119344, 'fixture-request-286'),
	('2pne533jwiyg', 156, 2, 'action', 'lay black d2-d3', 0, 1794828119389, 'fixture-request-287'),
	('2pne533jwiyg', 157, 2, 'action', 'develop 16 c5', 0, 1794828119425, 'fixture-request-288'),
	('2pne533jwiyg', 158, 2, 'action', 'scrap black d2-d3', 0, 1794828119459, 'fixture-request-289'),
	('2pne533jwiyg', 159, 2, 'action', 'end', 0, 1794828119517, 'fixture-request-290'),
	('2pne533jwiyg', 160, 2, 'action', 'acquire a', 0, 1794828119652, 'fixture-request-291'),
	('2pne533jwiyg', 161, 2, 'action', 'lay yellow c4-d5', 0, 1794828119689, 'fixture-request-292'),
	('2pne533jwiyg', 162, 2, 'action', 'place 65 c2 r90', 0, 1794828119741, 'fixture-request-293'),
	('2pne533jwiyg', 163, 2, 'action', 'collect', 0, 1794828119798, 'fixture-request-294'),
	('2pne533jwiyg', 164, 2, 'action', 'end', 0, 1794828119846, 'fixture-request-295'),
	('2pne533jwiyg', 165, 1, 'action', 'acquire d', 0, 1794828119890, 'fixture-request-296'),
	('2pne533jwiyg', 166, 1, 'action', 'lay red b3-c3', 0, 1794828119936, 'fixture-request-297'),
	('2pne533jwiyg', 167, 1, 'action', 'bonus plans', 0, 1794828119969, 'fixture-request-298'),
	('2pne533jwiyg', 168, 1, 'action', 'plan 43 blue', 0, 1794828120004, 'fixture-request-299'),
	('2pne533jwiyg', 169, 1, 'action', 'place 35 d3 r0', 0, 1794828120047, 'fixture-request-300'),
	('2pne533jwiyg', 170, 1, 'action', 'develop 14 d2', 0, 1794828120101, 'fixture-request-301'),
	('2pne533jwiyg', 171, 1, 'action', 'end', 0, 1794828120150, 'fixture-request-302'),
	('2pne533jwiyg', 172, 1, 'action', 'buy', 0, 1794828120201, 'fixture-request-303'),
	('2pne533jwiyg', 173, 1, 'action', 'keep 11 d3', 0, 1794828120240, 'fixture-request-304'),
	('2pne533jwiyg', 174, 1, 'action', 'scrap red b3-c3', 0, 1794828120277, 'fixture-request-305'),
	('2pne533jwiyg', 175, 1, 'action', 'acquire a', 0, 1794828120306, 'fixture-request-306'),
	('2pne533jwiyg', 176, 1, 'action', 'lay red b3-b4', 0, 1794828120351, 'fixture-request-307'),
	('2pne533jwiyg', 177, 1, 'action', 'place 33 c1 r180', 0, 1794828120383, 'fixture-request-308'),
	('2pne533jwiyg', 178, 1, 'action', 'collect', 0, 1794828120421, 'fixture-request-309'),
	('2pne533jwiyg', 179, 1, 'action', 'end', 0, 1794828120483, 'fixture-request-310'),
	('2pne533jwiyg', 180, 2, 'action', 'acquire d', 0, 1794828120506, 'fixture-request-311'),
	('2pne533jwiyg', 181, 2, 'action', 'lay black e4-e5', 0, 1794828120546, 'fixture-request-312'),
	('2pne533jwiyg', 182, 2, 'action', 'bonus resources', 0, 1794828120580, 'fixture-request-313'),
	('2pne533jwiyg', 183, 2, 'action', 'develop 15 d2', 0, 1794828120617, 'fixture-request-314'),
	('2pne533jwiyg', 184, 2, 'action', 'place 42 e2 r0', 0, 1794828120650, 'fixture-request-315'),
	('2pne533jwiyg', 185, 2, 'action', 'end', 0, 1794828120689, 'fixture-request-316'),
	('2pne533jwiyg', 186, 2, 'action', 'scrap yellow c4-d5', 0, 1794828120734, 'fixture-request-317'),
	('2pne533jwiyg', 187, 2, 'action', 'acquire a', 0, 1794828120811, 'fixture-request-318'),
	('2pne533jwiyg', 188, 2, 'action', 'lay blue e5-f5', 0, 1794828120863, 'fixture-request-319'),
	('6g9ghfbpkmxa', 30, 1, 'action', 'reserve b3-c2 f6-g5', 0, 1794828122908, 'fixture-request-398'),
	('6g9ghfbpkmxa', 31, 2, 'action', 'reserve f2-g1 f5-f6', 0, 1794828122929, 'fixture-request-399'),
	('6g9ghfbpkmxa', 32, 1, 'action', 'reserve c5-d5 f3-g3', 0, 1794828122957, 'fixture-request-400'),
	('6g9ghfbpkmxa', 33, 2, 'action', 'reserve b6-c5 g1-g2', 0, 1794828122965, 'fixture-request-401'),
	('6g9ghfbpkmxa', 34, 1, 'action', 'reserve d7-e7 e6-f5', 0, 1794828123001, 'fixture-request-402'),
	('6g9ghfbpkmxa', 35, 2, 'action', 'reserve c3-d2 i1-i2', 0, 1794828123010, 'fixture-request-403'),
	('6g9ghfbpkmxa', 36, 1, 'action', 'reserve a6-b6 g3-g4', 0, 1794828123020, 'fixture-request-404'),
	('6g9ghfbpkmxa', 37, 2, 'action', 'reserve e2-f1 g2-h2', 0, 1794828123028, 'fixture-request-405');
INSERT INTO public.moves VALUES
	('6g9ghfbpkmxa', 38, 1, 'action', 'reserve c6-d5 e4-e5', 0, 1794828123038, 'fixture-request-406'),
	('6g9ghfbpkmxa', 39, 2, 'action', 'reserve a4-b3 a5-b4', 0, 1794828123046, 'fixture-request-407'),
	('6g9ghfbpkmxa', 40, 1, 'action', 'reserve b5-b6 c5-d4', 0, 1794828123056, 'fixture-request-408'),
	('6g9ghfbpkmxa', 41, 2, 'action', 'reserve a6-a7 h2-i1', 0, 1794828123064, 'fixture-request-409'),
	('6g9ghfbpkmxa', 42, 1, 'action', 'reserve e6-f6 g2-g3', 0, 1794828123101, 'fixture-request-410'),
	('6g9ghfbpkmxa', 43, 2, 'action', 'reserve d4-e3 e2-e3', 0, 1794828123129, 'fixture-request-411'),
	('6g9ghfbpkmxa', 44, 1, 'action', 'reserve e7-f6 h3-i2', 0, 1794828123141, 'fixture-request-412'),
	('2pne533jwiyg', 234, 1, 'action', 'keep 10 e2', 0, 1794828122455, 'fixture-request-365'),
	('2pne533jwiyg', 235, 1, 'action', 'scrap black d4-e4', 0, 1794828122470, 'fixture-request-366'),
	('2pne533jwiyg', 236, 1, 'action', 'scrap yellow b4-c4', 0, 1794828122497, 'fixture-request-367'),
	('2pne533jwiyg', 237, 1, 'action', 'end', 0, 1794828122519, 'fixture-request-368'),
	('6g9ghfbpkmxa', 1, 2, 'action', 'block h4-i3', 0, 1794828122565, 'fixture-request-369'),
	('6g9ghfbpkmxa', 2, 1, 'action', 'block d6-d7', 0, 1794828122588, 'fixture-request-370'),
	('6g9ghfbpkmxa', 3, 2, 'action', 'block c7-d7', 0, 1794828122596, 'fixture-request-371'),
	('6g9ghfbpkmxa', 4, 1, 'action', 'block b7-c6', 0, 1794828122606, 'fixture-request-372'),
	('6g9ghfbpkmxa', 5, 2, 'action', 'block e6-f6', 0, 1794828122614, 'fixture-request-373'),
	('6g9ghfbpkmxa', 6, 2, 'undo', '1', 0, 1794828122620, 'fixture-request-374'),
	('6g9ghfbpkmxa', 7, 2, 'action', 'block b5-c4', 0, 1794828122639, 'fixture-request-375'),
	('6g9ghfbpkmxa', 8, 1, 'action', 'block e4-f4', 0, 1794828122649, 'fixture-request-376'),
	('6g9ghfbpkmxa', 9, 2, 'action', 'block c3-c4', 0, 1794828122658, 'fixture-request-377'),
	('6g9ghfbpkmxa', 10, 1, 'action', 'block b4-c3', 0, 1794828122668, 'fixture-request-378'),
	('6g9ghfbpkmxa', 11, 2, 'action', 'block f3-f4', 0, 1794828122676, 'fixture-request-379'),
	('6g9ghfbpkmxa', 12, 1, 'action', 'block i1-j1', 0, 1794828122690, 'fixture-request-380'),
	('6g9ghfbpkmxa', 13, 2, 'action', 'block h2-i2', 0, 1794828122698, 'fixture-request-381'),
	('6g9ghfbpkmxa', 14, 1, 'action', 'block d7-e6', 0, 1794828122708, 'fixture-request-382'),
	('6g9ghfbpkmxa', 15, 2, 'action', 'reserve b3-c3 e5-f4', 0, 1794828122715, 'fixture-request-383'),
	('6g9ghfbpkmxa', 16, 1, 'action', 'reserve e3-e4 h1-i1', 0, 1794828122725, 'fixture-request-384'),
	('6g9ghfbpkmxa', 17, 2, 'action', 'reserve d2-e2 e3-f2', 0, 1794828122740, 'fixture-request-385'),
	('6g9ghfbpkmxa', 18, 1, 'action', 'reserve d3-d4 f1-f2', 0, 1794828122751, 'fixture-request-386'),
	('6g9ghfbpkmxa', 19, 2, 'action', 'reserve d2-d3 g5-h4', 0, 1794828122759, 'fixture-request-387'),
	('6g9ghfbpkmxa', 20, 1, 'action', 'reserve d4-d5 e5-e6', 0, 1794828122769, 'fixture-request-388'),
	('6g9ghfbpkmxa', 21, 2, 'action', 'reserve f2-f3 g4-h3', 0, 1794828122776, 'fixture-request-389'),
	('6g9ghfbpkmxa', 22, 1, 'action', 'draw i2-i3', 0, 1794828122786, 'fixture-request-390'),
	('6g9ghfbpkmxa', 23, 2, 'action', 'reserve c7-d6 f4-g4', 0, 1794828122794, 'fixture-request-391'),
	('6g9ghfbpkmxa', 24, 1, 'action', 'reserve b5-c5 d3-e2', 0, 1794828122804, 'fixture-request-392'),
	('6g9ghfbpkmxa', 25, 2, 'action', 'reserve c2-d2 f5-g5', 0, 1794828122816, 'fixture-request-393'),
	('6g9ghfbpkmxa', 26, 1, 'action', 'reserve a6-b5 c4-d4', 0, 1794828122830, 'fixture-request-394'),
	('6g9ghfbpkmxa', 27, 2, 'action', 'reserve c4-d3 e2-f2', 0, 1794828122841, 'fixture-request-395'),
	('6g9ghfbpkmxa', 28, 1, 'action', 'reserve e3-f3 f4-f5', 0, 1794828122866, 'fixture-request-396'),
	('6g9ghfbpkmxa', 29, 2, 'action', 'reserve a5-b5 c6-c7', 0, 1794828122881, 'fixture-request-397'),
	('6g9ghfbpkmxa', 45, 2, 'action', 'draw b6-c6', 0, 1794828123149, 'fixture-request-413'),
	('6g9ghfbpkmxa', 46, 1, 'action', 'reserve a7-b6 e6-e7', 0, 1794828123160, 'fixture-request-414'),
	('6g9ghfbpkmxa', 47, 2, 'action', 'reserve d5-d6 g4-h4', 0, 1794828123167, 'fixture-request-415'),
	('6g9ghfbpkmxa', 48, 1, 'action', 'reserve a5-a6 c5-c6', 0, 1794828123178, 'fixture-request-416'),
	('6g9ghfbpkmxa', 49, 2, 'action', 'draw f4-g4', 0, 1794828123185, 'fixture-request-417'),
	('6g9ghfbpkmxa', 50, 1, 'action', 'reserve a4-b4 g4-g5', 0, 1794828123195, 'fixture-request-418'),
	('6g9ghfbpkmxa', 51, 2, 'action', 'reserve g3-h2 i2-j1', 0, 1794828123204, 'fixture-request-419'),
	('6g9ghfbpkmxa', 52, 1, 'action', 'reserve d6-e5 g2-h1', 0, 1794828123214, 'fixture-request-420'),
	('6g9ghfbpkmxa', 53, 2, 'action', 'reserve d3-e3 f1-g1', 0, 1794828123222, 'fixture-request-421'),
	('6g9ghfbpkmxa', 54, 1, 'action', 'reserve a4-a5 h3-h4', 0, 1794828123233, 'fixture-request-422');
INSERT INTO public.moves VALUES
	('6g9ghfbpkmxa', 55, 2, 'action', 'reserve g1-h1 g3-h3', 0, 1794828123241, 'fixture-request-423'),
	('6g9ghfbpkmxa', 56, 1, 'action', 'draw d3-e2', 0, 1794828123251, 'fixture-request-424'),
	('6g9ghfbpkmxa', 57, 2, 'action', 'reserve e4-f3 e5-f5', 0, 1794828123259, 'fixture-request-425'),
	('6g9ghfbpkmxa', 58, 1, 'action', 'draw h3-i3', 0, 1794828123269, 'fixture-request-426'),
	('6g9ghfbpkmxa', 59, 2, 'action', 'draw h1-h2', 0, 1794828123279, 'fixture-request-427'),
	('6g9ghfbpkmxa', 60, 1, 'action', 'draw b4-c4', 0, 1794828123292, 'fixture-request-428'),
	('6g9ghfbpkmxa', 61, 2, 'action', 'draw d4-e3', 0, 1794828123300, 'fixture-request-429'),
	('6g9ghfbpkmxa', 62, 1, 'action', 'reserve a7-b7 b7-c7', 0, 1794828123336, 'fixture-request-430'),
	('6g9ghfbpkmxa', 63, 2, 'action', 'draw c2-c3', 0, 1794828123345, 'fixture-request-431'),
	('6g9ghfbpkmxa', 64, 1, 'action', 'draw g4-g5', 0, 1794828123365, 'fixture-request-432'),
	('6g9ghfbpkmxa', 65, 2, 'action', 'draw e5-f4', 0, 1794828123386, 'fixture-request-433'),
	('6g9ghfbpkmxa', 66, 1, 'action', 'draw c5-c6', 0, 1794828123397, 'fixture-request-434'),
	('6g9ghfbpkmxa', 67, 2, 'action', 'draw b3-b4', 0, 1794828123405, 'fixture-request-435'),
	('6g9ghfbpkmxa', 68, 1, 'action', 'draw f6-g5', 0, 1794828123431, 'fixture-request-436'),
	('6g9ghfbpkmxa', 69, 2, 'action', 'draw d5-e4', 0, 1794828123448, 'fixture-request-437');


--
-- Data for Name: mutes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mutes VALUES
	('KQZg2pAAoTfEBc5U', 'Cc3Y_mlAOUR4H8E0');


--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES
	('8ty4gtbkcsfk', 1, 'person', 'ldLgA3GAwGXvEXhh', NULL, 'Anna', 0, 0, 'words of Anna'),
	('8ty4gtbkcsfk', 2, 'person', 'KQZg2pAAoTfEBc5U', NULL, 'Erzsi', 0, 0, 'words of Erzsi'),
	('cev9ahy525u8', 1, 'person', 'ldLgA3GAwGXvEXhh', NULL, 'Anna', 0, 0, 'words of Anna'),
	('cev9ahy525u8', 2, 'person', 'KQZg2pAAoTfEBc5U', NULL, 'Erzsi', 0, 0, 'words of Erzsi'),
	('cji92syh3et4', 1, 'person', 'ldLgA3GAwGXvEXhh', NULL, 'Anna', 0, 0, 'words of Anna'),
	('cji92syh3et4', 2, 'person', 'KQZg2pAAoTfEBc5U', NULL, 'Erzsi', 0, 0, 'words of Erzsi'),
	('3hhbteez6dpm', 1, 'person', 'ldLgA3GAwGXvEXhh', NULL, 'Anna', 0, 0, 'words of Anna'),
	('3hhbteez6dpm', 3, 'bot', NULL, 'easy', 'easy', 0, 0, ''),
	('3hhbteez6dpm', 2, 'person', 'KQZg2pAAoTfEBc5U', NULL, 'Erzsi', 0, 0, 'words of Erzsi'),
	('cji92syh3et4', 3, 'person', 'Cc3Y_mlAOUR4H8E0', NULL, 'Béla', 1, 0, 'words of Béla'),
	('x6kciu4f6twx', 1, 'person', 'ldLgA3GAwGXvEXhh', NULL, 'Anna', 0, 0, 'words of Anna'),
	('x6kciu4f6twx', 2, 'bot', NULL, 'easy', 'easy', 0, 0, ''),
	('2pne533jwiyg', 1, 'person', 'ldLgA3GAwGXvEXhh', NULL, 'Anna', 0, 0, 'words of Anna'),
	('2pne533jwiyg', 2, 'person', 'KQZg2pAAoTfEBc5U', NULL, 'Erzsi', 0, 0, 'words of Erzsi'),
	('6g9ghfbpkmxa', 1, 'person', 'ldLgA3GAwGXvEXhh', NULL, 'Anna', 0, 0, 'words of Anna'),
	('6g9ghfbpkmxa', 2, 'person', 'KQZg2pAAoTfEBc5U', NULL, 'Erzsi', 0, 0, 'words of Erzsi'),
	('ub9xxgcsw7mu', 1, 'person', 'KQZg2pAAoTfEBc5U', NULL, 'Erzsi', 0, 0, ''),
	('ub9xxgcsw7mu', 2, 'open', NULL, NULL, '', 0, 0, ''),
	('yqw7z95y3ybd', 1, 'person', 'ldLgA3GAwGXvEXhh', NULL, 'Anna', 0, 0, 'aprÓ 汽車'),
	('yqw7z95y3ybd', 2, 'open', NULL, NULL, '', 0, 0, ''),
	('yqw7z95y3ybd', 3, 'open', NULL, NULL, '', 0, 0, ''),
	('z4scwk2gjpyb', 1, 'person', 'KQZg2pAAoTfEBc5U', NULL, 'Erzsi', 0, 0, ''),
	('z4scwk2gjpyb', 2, 'person', 'ldLgA3GAwGXvEXhh', NULL, 'Anna', 0, 0, '');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES
	('57dc7bfc13e77c263aaca65f57753f5dc7e0919936debe874cc5aef697bc3d10', 'ldLgA3GAwGXvEXhh', 1794828106975, 1802604106975),
	('9ebe7e06cb0ffeef853812f124e945b03d967a8aba8dfdb838cf2a62b128ed36', 'Cc3Y_mlAOUR4H8E0', 1794828107049, 1802604107049),
	('e7f957b7280bf6a3c4e6b2444667e4d9beb4ebd5452cf28a6f748715d0460b1b', 'KQZg2pAAoTfEBc5U', 1794828107352, 1826364107352),
	('409301efeaf577f8f68e14242a11bdcb7b2a4de1d07306c17eaa2aac9bcd3013', 'sc8LFTIIHHYeLYk3', 1794828107583, 1826364107583);


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES
	('cev9ahy525u8', 'machi-koro', 1, '{"id":"dear ranches","sha256":"e5daeb3c2e27ce6406ff39151ba852281c61b3eb42fd7870e9192543b920b421"}', '{"players":2}', 'private', 'I2Y7IX', 'playing', 'ldLgA3GAwGXvEXhh', '{"kind":"none"}', '303b3bfda0cc738838609e028e0125fc758d97a1e86946173da7d71d37f97a6d', '2e4e56dd488791414234e0e7b4093eb4bd2bc022c970d30dcf0528f54d7c12dd', 'cb65af260410484b7eb92634b3c03623c266b6cb1ddce06c7e6995392c00f2ed', 1794828107925, 1794828108017, NULL, '1', NULL, 1794828110394, NULL, NULL, NULL, NULL, 3),
	('8ty4gtbkcsfk', 'machi-koro', 1, NULL, '{"players":2}', 'open', 'R5PJF7', 'playing', 'ldLgA3GAwGXvEXhh', '{"kind":"none"}', 'e144bda8c7f5079c30dfdbebf3eb8e04467fca043f1fe666293b6ff8670270ff', '13002297f8753b662fa62c30edf9ddec3d79690f079e36584bddabb03413d013', '8ad44d17b7c4bee310f3d2102f88f61ba19354c3649eecc263660423a4151fc5', 1794828107697, 1794828107889, NULL, '2', NULL, 1794828109923, NULL, NULL, NULL, NULL, 3),
	('cji92syh3et4', 'rail-on-the-hill', 1, NULL, '{"players":3}', 'private', 'IPB54A', 'playing', 'ldLgA3GAwGXvEXhh', '{"kind":"turn","seconds":1209600}', '990599130c359e7c0b9522b0fb9fffe9b5ed946decb476b615d5afc2b1883624', 'a5e94825dd0e4e4071a899a7ee78428c0e87ce15c9a63a18cada9a68f8e58e3b', '9e32bce17a466d6c73ebd7096e34b185673d9567c3be373dfc69186e31df7920', 1794828108049, 1794828108281, NULL, '1,2', 1796037710704, 1794828112864, NULL, NULL, NULL, NULL, 7),
	('3hhbteez6dpm', 'lokomoto', 1, NULL, '{"players":3}', 'private', '7E4YYH', 'playing', 'ldLgA3GAwGXvEXhh', '{"kind":"none"}', '84464ba34872154049b24258c0423cd01bd21507fcee28a13a51562c6d2f9c60', 'd9953bd20942e8d1681c01f1073415051ea120ed70e89565ae71a12746471af4', 'b051f583dcca86bea56a1df596090d3222223147298ce809f681ae4155256452', 1794828108316, 1794828108536, NULL, '1', NULL, 1794828112015, NULL, NULL, NULL, NULL, 3),
	('x6kciu4f6twx', 'machi-koro', 1, NULL, '{"players":2}', 'open', NULL, 'over', 'ldLgA3GAwGXvEXhh', '{"kind":"none"}', '65d58ad09946b36b43f4800e4d355518f9a339a1eab55babb2de911c229e8925', 'e74c3a45b1ca5ab65c0f35e505c393f4d27a1636c854e4280ab1750a668bd554', '284a7e6711ef771b276d1b4132a05e951ffe2039d977bcaf584b0d20caa99b73', 1794828112123, 1794828112149, 1794828114403, '', NULL, 1794828114403, '2', NULL, NULL, NULL, 3),
	('yqw7z95y3ybd', 'lokomoto', 1, NULL, '{"players":3}', 'private', '4FT2Z8', 'waiting', 'ldLgA3GAwGXvEXhh', '{"kind":"none"}', '752ebdfdb878af52f776e94d130aeba26d98b4e3c27b8063c2e8a735f7d8d1fd', '24164627c7a120bb52c5a127c88f3b1df34f4fed8cfbd95e12c56e96969bfb47', NULL, 1794828123468, NULL, NULL, '', NULL, 1794828123468, NULL, NULL, NULL, NULL, 1),
	('6g9ghfbpkmxa', 'lokomoto', 1, NULL, '{"players":2}', 'private', NULL, 'over', 'ldLgA3GAwGXvEXhh', '{"kind":"none"}', 'ba1b0933018ce545c6bbc7e19c03d5ec0dcd8cd8c79b98551a7666022def39a4', 'a9200fc21f679c146aa018fa133a45f4d1329100ccb83c5293d8f829be410d5b', 'c7da60c00bba9dca4b5ce67c9efc724782cc205329d8d0e00ecc0dd135817cb5', 1794828112218, 1794828112333, 1794828123448, '', NULL, 1794828123448, '1', NULL, 'z4scwk2gjpyb', NULL, 5),
	('z4scwk2gjpyb', 'lokomoto', 1, NULL, '{"players":2}', 'private', '8WERI7', 'waiting', 'ldLgA3GAwGXvEXhh', '{"kind":"none"}', 'f23abae51803c029ca28f574152d2340023f281428334302cb17d69a24803836', '2cc8f86cae2a262a5f63991f7faced448aa0307b2e67f1657d2dd0c56ad3bad5', NULL, 1794828123539, NULL, NULL, '', NULL, 1794828123539, NULL, NULL, NULL, NULL, 1),
	('2pne533jwiyg', 'rail-on-the-hill', 1, NULL, '{"players":2}', 'private', NULL, 'over', 'ldLgA3GAwGXvEXhh', '{"kind":"none"}', 'd5b77f2d6f4d193bf4e69b06afa977b6450fbb6e944ac45db2c75cf00250dd3c', '800142d090071ead9b32866ab3dd5878cddbc2af849e2d4912794ebd12d5a78b', '2d285eddd3b03b3282b6151a5a274e4bfc37f4c5ad3e703aea9090d18ccb5ec5', 1794828112160, 1794828112184, 1794828122519, '', NULL, 1794828122519, '2', NULL, NULL, NULL, 6),
	('ub9xxgcsw7mu', 'machi-koro', 1, NULL, '{"players":2}', 'open', 'XB8ZU3', 'waiting', 'KQZg2pAAoTfEBc5U', '{"kind":"none"}', '1c023a3b150d8fb12cbf28a127a74b9ce44b28544caf1c82b37602ed8822ca24', '963d970cc60bcf6442cc98c88b53395d68ade707c197db7f650150510a4fd3b0', NULL, 1794828123461, NULL, NULL, '', NULL, 1794828123461, NULL, NULL, NULL, NULL, 1);


--
-- Data for Name: tokens; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tokens VALUES
	('iQcfjRCh54dHUTtY', '1d55e111d889c718ef2bfc3d1783f43d75f0f35e493e85dfb2786681b73dfbd2', 'KQZg2pAAoTfEBc5U', 'program', 1794828107386, NULL),
	('UFZIFvnyLmPXJ3Dk', '6494fbd699f8ba4260df1da0cb6fea62eebadc9f1973bf7987edbc10589c55e4', 'sc8LFTIIHHYeLYk3', 'program', 1794828107597, NULL);


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES
	('ldLgA3GAwGXvEXhh', 'guest', 'Anna', NULL, NULL, 1794828106973, 1794828106973, NULL),
	('Cc3Y_mlAOUR4H8E0', 'guest', 'Béla', NULL, NULL, 1794828107038, 1794828107038, NULL),
	('KQZg2pAAoTfEBc5U', 'account', 'Erzsi', 'erzsi', '$argon2id$v=19$m=19456,t=2,p=1$Rhqo39N7LgvBZSBq7e7IYg$xF/wRpawRronDdeyBZA2RwJBEP4ZAFo76K+zKdJ2ZY8', 1794828107336, 1794828107336, NULL),
	('sc8LFTIIHHYeLYk3', 'account', 'Ferenc 富士', 'ferenc 富士', '$argon2id$v=19$m=19456,t=2,p=1$M6iTeMxC+HsA9Qvl5QI7xA$eEYulOLsbaRWSRslRtanCcHozr7oALqa/jOFXHwvlpk', 1794828107413, 1794828107413, NULL);


--
-- Name: card_sets card_sets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.card_sets
    ADD CONSTRAINT card_sets_pkey PRIMARY KEY (sha256);


--
-- Name: chat chat_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_key PRIMARY KEY (table_id, id);


--
-- Name: kysely_migration_lock kysely_migration_lock_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);


--
-- Name: kysely_migration kysely_migration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);


--
-- Name: members members_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_key PRIMARY KEY (table_id, user_id);


--
-- Name: moves moves_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_key PRIMARY KEY (table_id, seq);


--
-- Name: mutes mutes_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mutes
    ADD CONSTRAINT mutes_key PRIMARY KEY (user_id, muted_id);


--
-- Name: moves one_move_per_request; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.moves
    ADD CONSTRAINT one_move_per_request UNIQUE (table_id, request);


--
-- Name: seats one_seat_each; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT one_seat_each UNIQUE (table_id, user_id);


--
-- Name: tables one_table_per_request; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT one_table_per_request UNIQUE (host_id, request);


--
-- Name: seats seats_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_key PRIMARY KEY (table_id, seat);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (hash);


--
-- Name: tables tables_code_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_code_key UNIQUE (code);


--
-- Name: tables tables_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);


--
-- Name: tokens tokens_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_hash_key UNIQUE (hash);


--
-- Name: tokens tokens_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (id);


--
-- Name: users users_name_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_name_key_key UNIQUE (name_key);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: seats_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX seats_of_user ON public.seats USING btree (user_id);


--
-- Name: sessions_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_of_user ON public.sessions USING btree (user_id);


--
-- Name: tables_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_due ON public.tables USING btree (due_at);


--
-- Name: tables_listed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_listed ON public.tables USING btree (status, visibility, created_at);


--
-- Name: tokens_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tokens_of_user ON public.tokens USING btree (user_id);


--
-- PostgreSQL database dump complete
--


