--
-- PostgreSQL database dump
--

\restrict flpRz6wQ41iQku28S2SxBHon4Ie2YZUAhIzrMVSUjrFClMB9vGiEIRldKHMbgvs

-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

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
-- Name: entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.entries (
    table_id text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL,
    tag bytea NOT NULL,
    text text NOT NULL
);


--
-- Name: folsom_schema; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.folsom_schema (
    version integer NOT NULL
);


--
-- Name: leases; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.leases (
    table_id text NOT NULL COLLATE pg_catalog."C",
    holder text NOT NULL COLLATE pg_catalog."C",
    wake_at bigint NOT NULL
)
WITH (fillfactor='50');


--
-- Name: links; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.links (
    hash bytea NOT NULL,
    table_id text NOT NULL COLLATE pg_catalog."C",
    seat smallint NOT NULL,
    owner text NOT NULL COLLATE pg_catalog."C",
    expires bigint NOT NULL
);


--
-- Name: nodes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.nodes (
    node text NOT NULL COLLATE pg_catalog."C",
    until bigint NOT NULL
)
WITH (fillfactor='50');


--
-- Name: people; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.people (
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    claimed_name text COLLATE pg_catalog."C",
    password_hash text NOT NULL,
    program boolean NOT NULL,
    created_at bigint NOT NULL,
    webhook text DEFAULT ''::text NOT NULL
);


--
-- Name: positions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.positions (
    table_id text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL,
    text text NOT NULL
);


--
-- Name: presence; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.presence (
    table_id text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL COLLATE pg_catalog."C",
    node text NOT NULL COLLATE pg_catalog."C"
);


--
-- Name: seats; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.seats (
    person text NOT NULL COLLATE pg_catalog."C",
    table_id text NOT NULL COLLATE pg_catalog."C"
);


--
-- Name: tables; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tables (
    id text NOT NULL COLLATE pg_catalog."C",
    code text NOT NULL COLLATE pg_catalog."C",
    owner text NOT NULL COLLATE pg_catalog."C",
    secret bytea NOT NULL,
    listed boolean NOT NULL,
    shelf smallint NOT NULL,
    created_at bigint NOT NULL,
    changed_at bigint NOT NULL,
    text text NOT NULL
);


--
-- Name: tokens; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tokens (
    hash bytea NOT NULL,
    person text NOT NULL COLLATE pg_catalog."C",
    created_at bigint NOT NULL
);


--
-- Data for Name: entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.entries VALUES ('hshgkmkhajkalnr', 1, '\x3469677277336d656a6662326b647931', '{"at":1794797727700,"opened":{"config":{"edition":"2014","seats":4,"variant":"standard","expert":false,"horses":true,"bandits":"drafted","wagons":"random"},"options":{"title":"Поезд 列車","listed":true,"spectators":true,"local_seats":false,"memory":true,"shuffle_seats":false,"take_back":true,"clock":{"kind":"live","decision_s":45,"bank_s":45},"grace_s":3600,"bot_pause_ms":0,"stand_in":"scripted"},"host":"zi72rfmxpgk7msd","rules":1}}');
INSERT INTO public.entries VALUES ('hshgkmkhajkalnr', 2, '\x3469677277336d656a6662326b647932', '{"at":1794797727717,"sat":{"seat":0,"who":"zi72rfmxpgk7msd","name":"Anna"}}');
INSERT INTO public.entries VALUES ('hshgkmkhajkalnr', 3, '\x3469677277336d656a6662326b647933', '{"at":1794797727728,"sat":{"seat":1,"who":"4hwxly64axpqpy3","name":"Łukasz Żółw","nonce":"0b757284262e6ca5"}}');
INSERT INTO public.entries VALUES ('hshgkmkhajkalnr', 4, '\x3469677277336d656a6662326b647934', '{"at":1794797727740,"sat":{"seat":2,"who":"cteefnckqie5p2r","name":"Иван Грозный","nonce":"4837b90e3db7364c"}}');
INSERT INTO public.entries VALUES ('hshgkmkhajkalnr', 5, '\x3469677277336d656a6662326b647935', '{"at":1794797727751,"bot_sat":{"seat":3,"level":"tenderfoot"}}');
INSERT INTO public.entries VALUES ('hshgkmkhajkalnr', 6, '\x3469677277336d656a6662326b647936', '{"at":1794797727763,"nonce_given":{"who":"zi72rfmxpgk7msd","nonce":"0123456789abcdef"}}');
INSERT INTO public.entries VALUES ('q7p7uo72vw32frm', 1, '\x3469677277336d656a6662326b647937', '{"at":1794797727775,"opened":{"config":{"edition":"2014","seats":5,"variant":"standard","expert":true,"horses":false,"bandits":"random","wagons":"random"},"options":{"title":"","listed":false,"spectators":true,"local_seats":false,"memory":false,"shuffle_seats":false,"take_back":true,"clock":{"kind":"daily","decision_s":86400,"bank_s":45},"grace_s":3600,"bot_pause_ms":0,"stand_in":"scripted"},"host":"eedjwvhncjb2i5l","rules":1}}');
INSERT INTO public.entries VALUES ('q7p7uo72vw32frm', 2, '\x3469677277336d656a6662326b647938', '{"at":1794797727795,"sat":{"seat":0,"who":"eedjwvhncjb2i5l","name":"陳大文"}}');
INSERT INTO public.entries VALUES ('q7p7uo72vw32frm', 3, '\x3469677277336d656a6662326b647939', '{"at":1794797727802,"sat":{"seat":1,"who":"prodlsidurvub2o","name":"José"}}');
INSERT INTO public.entries VALUES ('q7p7uo72vw32frm', 4, '\x3469677277336d656a6662326b64793130', '{"at":1794797727816,"sat":{"seat":2,"who":"naj46mmfdgxmvsu","name":"O''Neil \"Doc\" <b>"}}');
INSERT INTO public.entries VALUES ('q7p7uo72vw32frm', 5, '\x3469677277336d656a6662326b64793131', '{"at":1794797727822,"vacated":{"seats":[1],"why":"kicked"}}');
INSERT INTO public.entries VALUES ('q7p7uo72vw32frm', 6, '\x3469677277336d656a6662326b64793132', '{"at":1794797727839,"bot_sat":{"seat":4,"level":"mcts:iterations=10"}}');
INSERT INTO public.entries VALUES ('q7p7uo72vw32frm', 7, '\x3469677277336d656a6662326b64793133', '{"at":1794797727847,"options_set":{"config":{"edition":"2018","seats":6,"variant":"standard","expert":false,"horses":false,"bandits":"random","wagons":"random"},"options":{"title":"Six","listed":false,"spectators":true,"local_seats":false,"memory":false,"shuffle_seats":false,"take_back":false,"clock":{"kind":"daily","decision_s":86400,"bank_s":45},"grace_s":3600,"bot_pause_ms":0,"stand_in":"scripted"}}}');
INSERT INTO public.entries VALUES ('clvk6ooa73jjrq3', 1, '\x3469677277336d656a6662326b64793134', '{"at":1794797727864,"opened":{"config":{"edition":"2014","seats":3,"variant":"standard","expert":false,"horses":false,"bandits":"random","wagons":"random"},"options":{"title":"","listed":false,"spectators":false,"local_seats":true,"memory":false,"shuffle_seats":false,"take_back":true,"clock":{"kind":"live","decision_s":45,"bank_s":45},"grace_s":3600,"bot_pause_ms":0,"stand_in":"scripted"},"host":"naj46mmfdgxmvsu","rules":1}}');
INSERT INTO public.entries VALUES ('clvk6ooa73jjrq3', 2, '\x3469677277336d656a6662326b64793135', '{"at":1794797727883,"sat":{"seat":0,"who":"naj46mmfdgxmvsu","name":"Ann"}}');
INSERT INTO public.entries VALUES ('clvk6ooa73jjrq3', 3, '\x3469677277336d656a6662326b64793136', '{"at":1794797727891,"sat":{"seat":1,"who":"naj46mmfdgxmvsu","name":"Бен"}}');
INSERT INTO public.entries VALUES ('htcw4pvy3vgxq2c', 1, '\x3469677277336d656a6662326b64793137', '{"at":1794797727902,"opened":{"config":{"edition":"2014","seats":3,"variant":"standard","expert":false,"horses":false,"bandits":"random","wagons":"random"},"options":{"title":"","listed":false,"spectators":true,"local_seats":false,"memory":false,"shuffle_seats":false,"take_back":true,"clock":{"kind":"live","decision_s":45,"bank_s":45},"grace_s":3600,"bot_pause_ms":0,"stand_in":"scripted"},"host":"cteefnckqie5p2r","rules":1}}');
INSERT INTO public.entries VALUES ('htcw4pvy3vgxq2c', 2, '\x3469677277336d656a6662326b64793138', '{"at":1794797727911,"bot_sat":{"seat":0,"level":"random"}}');
INSERT INTO public.entries VALUES ('htcw4pvy3vgxq2c', 3, '\x3469677277336d656a6662326b64793139', '{"at":1794797727915,"bot_sat":{"seat":2,"level":"scripted"}}');
INSERT INTO public.entries VALUES ('htcw4pvy3vgxq2c', 4, '\x3469677277336d656a6662326b64793230', '{"at":1794797727941,"sat":{"seat":1,"who":"6nglchntadfpaqz","name":"Программа","nonce":"37afbee512e8d5b0","program":true}}');
INSERT INTO public.entries VALUES ('vrbvuub5m2gjuwf', 1, '\x3469677277336d656a6662326b64793231', '{"at":1794797727948,"opened":{"config":{"edition":"2014","seats":3,"variant":"standard","expert":false,"horses":false,"bandits":"random","wagons":"random"},"options":{"title":"","listed":false,"spectators":true,"local_seats":false,"memory":false,"shuffle_seats":false,"take_back":true,"clock":{"kind":"live","decision_s":45,"bank_s":45},"grace_s":3600,"bot_pause_ms":0,"stand_in":"scripted"},"host":"cteefnckqie5p2r","rules":1}}');
INSERT INTO public.entries VALUES ('vrbvuub5m2gjuwf', 2, '\x3469677277336d656a6662326b64793232', '{"at":1794797727966,"sat":{"seat":0,"who":"eedjwvhncjb2i5l","name":"陳大文","nonce":"ccd232d184175291"}}');
INSERT INTO public.entries VALUES ('vrbvuub5m2gjuwf', 3, '\x3469677277336d656a6662326b64793233', '{"at":1794797727976,"sat":{"seat":1,"who":"zi72rfmxpgk7msd","name":"Anna","nonce":"11dec6b525452d6a"}}');
INSERT INTO public.entries VALUES ('vrbvuub5m2gjuwf', 4, '\x3469677277336d656a6662326b64793234', '{"at":1794797727986,"host_left":{}}');
INSERT INTO public.entries VALUES ('ehmqe24wmne4fnv', 1, '\x3469677277336d656a6662326b64793235', '{"at":1794797728000,"opened":{"config":{"edition":"2014","seats":3,"variant":"standard","expert":false,"horses":false,"bandits":"random","wagons":"random"},"options":{"title":"","listed":false,"spectators":true,"local_seats":false,"memory":false,"shuffle_seats":false,"take_back":true,"clock":{"kind":"live","decision_s":45,"bank_s":45},"grace_s":3600,"bot_pause_ms":0,"stand_in":"scripted"},"host":"prodlsidurvub2o","rules":1}}');
INSERT INTO public.entries VALUES ('ehmqe24wmne4fnv', 2, '\x3469677277336d656a6662326b64793236', '{"at":1794797728003,"sat":{"seat":0,"who":"prodlsidurvub2o","name":"José"}}');
INSERT INTO public.entries VALUES ('ehmqe24wmne4fnv', 3, '\x3469677277336d656a6662326b64793237', '{"at":1794797728007,"closed":{"why":"host"}}');
INSERT INTO public.entries VALUES ('x7kxuvmjm3qeda4', 1, '\x3469677277336d656a6662326b64793238', '{"at":1794797728023,"opened":{"config":{"edition":"2014","seats":2,"variant":"duo14","expert":true,"horses":true,"bandits":["tuco","cheyenne","django","doc"],"wagons":"random"},"options":{"title":"Zug 0 → Folsom","listed":true,"spectators":true,"local_seats":false,"memory":false,"shuffle_seats":false,"take_back":true,"clock":{"kind":"none","decision_s":45,"bank_s":45},"grace_s":3600,"bot_pause_ms":0,"stand_in":"scripted"},"host":"eedjwvhncjb2i5l","rules":1}}');
INSERT INTO public.entries VALUES ('x7kxuvmjm3qeda4', 2, '\x3469677277336d656a6662326b64793239', '{"at":1794797728043,"sat":{"seat":0,"who":"eedjwvhncjb2i5l","name":"陳大文"}}');
INSERT INTO public.entries VALUES ('x7kxuvmjm3qeda4', 3, '\x3469677277336d656a6662326b64793330', '{"at":1794797728048,"sat":{"seat":1,"who":"naj46mmfdgxmvsu","name":"O''Neil \"Doc\" <b>","nonce":"37c549b0a0f83888"}}');
INSERT INTO public.entries VALUES ('x7kxuvmjm3qeda4', 4, '\x3469677277336d656a6662326b64793331', '{"at":1794797728055,"started":{"chance":["wagon 3","wagon 0","wagon 1","wagon 4","hostage 7","hostage 5","hostage 4"]}}');
INSERT INTO public.entries VALUES ('x7kxuvmjm3qeda4', 5, '\x3469677277336d656a6662326b64793332', '{"at":1794797728071,"decided":{"seat":0,"action":"ride on","by":"player","spent":5}}');
INSERT INTO public.entries VALUES ('x7kxuvmjm3qeda4', 6, '\x3469677277336d656a6662326b64793333', '{"at":1794797728088,"decided":{"seat":0,"action":"board","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 25, '\x3469677277336d656a6662326b64793730', '{"at":1794797728556,"decided":{"seat":4,"action":"play belle robbery","by":"player","spent":8}}');
INSERT INTO public.entries VALUES ('24u44il3cz6opks', 1, '\x3469677277336d656a6662326b64793334', '{"at":1794797728099,"opened":{"config":{"edition":"2018","seats":3,"variant":"duo18","expert":false,"horses":false,"bandits":"random","wagons":"random"},"options":{"title":"Zug 1 → Folsom","listed":false,"spectators":true,"local_seats":false,"memory":false,"shuffle_seats":true,"take_back":true,"clock":{"kind":"daily","decision_s":86400,"bank_s":45},"grace_s":3600,"bot_pause_ms":0,"stand_in":"scripted"},"host":"zi72rfmxpgk7msd","rules":1}}');
INSERT INTO public.entries VALUES ('24u44il3cz6opks', 2, '\x3469677277336d656a6662326b64793335', '{"at":1794797728115,"sat":{"seat":0,"who":"zi72rfmxpgk7msd","name":"Anna"}}');
INSERT INTO public.entries VALUES ('24u44il3cz6opks', 3, '\x3469677277336d656a6662326b64793336', '{"at":1794797728124,"sat":{"seat":1,"who":"eedjwvhncjb2i5l","name":"陳大文","nonce":"b12c4229f52a8069"}}');
INSERT INTO public.entries VALUES ('24u44il3cz6opks', 4, '\x3469677277336d656a6662326b64793337', '{"at":1794797728136,"sat":{"seat":2,"who":"4hwxly64axpqpy3","name":"Łukasz Żółw","nonce":"2eaa89ad1c6de809"}}');
INSERT INTO public.entries VALUES ('24u44il3cz6opks', 5, '\x3469677277336d656a6662326b64793338', '{"at":1794797728144,"started":{"seats":[0,2,1,3,4,5],"chance":["pair 1","pair 2","pair 4","bandit 0 5","bandit 1 0","bandit 2 3","wagon 5","wagon 0","wagon 3","wagon 1"]}}');
INSERT INTO public.entries VALUES ('24u44il3cz6opks', 6, '\x3469677277336d656a6662326b64793339', '{"at":1794797728156,"decided":{"seat":2,"action":"caboose tuco","by":"player","spent":12}}');
INSERT INTO public.entries VALUES ('bfhiqwuzsfoxcza', 1, '\x3469677277336d656a6662326b64793430', '{"at":1794797728175,"opened":{"config":{"edition":"2014","seats":4,"variant":"teams","expert":true,"horses":false,"bandits":"random","wagons":"random"},"options":{"title":"Zug 2 → Folsom","listed":true,"spectators":true,"local_seats":false,"memory":false,"shuffle_seats":false,"take_back":true,"clock":{"kind":"live","decision_s":600,"bank_s":3600},"grace_s":3600,"bot_pause_ms":0,"stand_in":"scripted"},"host":"eedjwvhncjb2i5l","rules":1}}');
INSERT INTO public.entries VALUES ('bfhiqwuzsfoxcza', 2, '\x3469677277336d656a6662326b64793431', '{"at":1794797728185,"sat":{"seat":0,"who":"eedjwvhncjb2i5l","name":"陳大文"}}');
INSERT INTO public.entries VALUES ('bfhiqwuzsfoxcza', 3, '\x3469677277336d656a6662326b64793432', '{"at":1794797728204,"sat":{"seat":1,"who":"prodlsidurvub2o","name":"José","nonce":"7ae8bc4cada4001a"}}');
INSERT INTO public.entries VALUES ('bfhiqwuzsfoxcza', 4, '\x3469677277336d656a6662326b64793433', '{"at":1794797728208,"sat":{"seat":2,"who":"cteefnckqie5p2r","name":"Иван Грозный","nonce":"9a21615d76e46bda"}}');
INSERT INTO public.entries VALUES ('bfhiqwuzsfoxcza', 5, '\x3469677277336d656a6662326b64793434', '{"at":1794797728220,"sat":{"seat":3,"who":"zi72rfmxpgk7msd","name":"Anna","nonce":"5c93e4ba08e96131"}}');
INSERT INTO public.entries VALUES ('bfhiqwuzsfoxcza', 6, '\x3469677277336d656a6662326b64793435', '{"at":1794797728231,"started":{"chance":["bandit 0 0","bandit 1 4","bandit 2 3","bandit 3 5","wagon 1","wagon 2","wagon 0","wagon 5","first 0","card 1 11","card 0 6","card 3 3","card 2 8","card 0 2","card 0 0","card 0 4","card 0 0","card 0 10","card 1 1","card 1 3","card 1 3","card 1 7","card 1 9","card 2 2","card 2 4","card 2 2","card 2 0","card 2 10","card 3 1","card 3 11","card 3 3","card 3 9","card 3 7","card 3 5","round 0"]}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 1, '\x3469677277336d656a6662326b64793436', '{"at":1794797728255,"opened":{"config":{"edition":"2014","seats":6,"variant":"standard","expert":false,"horses":true,"bandits":"random","wagons":"random"},"options":{"title":"Zug 3 → Folsom","listed":false,"spectators":true,"local_seats":false,"memory":false,"shuffle_seats":false,"take_back":true,"clock":{"kind":"none","decision_s":45,"bank_s":45},"grace_s":3600,"bot_pause_ms":0,"stand_in":"scripted"},"host":"zi72rfmxpgk7msd","rules":1}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 2, '\x3469677277336d656a6662326b64793437', '{"at":1794797728263,"sat":{"seat":0,"who":"zi72rfmxpgk7msd","name":"Anna"}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 3, '\x3469677277336d656a6662326b64793438', '{"at":1794797728268,"sat":{"seat":1,"who":"eedjwvhncjb2i5l","name":"陳大文","nonce":"bab7d9ebadd38056"}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 4, '\x3469677277336d656a6662326b64793439', '{"at":1794797728280,"sat":{"seat":2,"who":"cteefnckqie5p2r","name":"Иван Грозный","nonce":"c70f65127214b8d8"}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 5, '\x3469677277336d656a6662326b64793530', '{"at":1794797728296,"sat":{"seat":3,"who":"4hwxly64axpqpy3","name":"Łukasz Żółw","nonce":"98e8462379585906"}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 6, '\x3469677277336d656a6662326b64793531', '{"at":1794797728305,"sat":{"seat":4,"who":"naj46mmfdgxmvsu","name":"O''Neil \"Doc\" <b>","nonce":"00784a86ed647962"}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 7, '\x3469677277336d656a6662326b64793532', '{"at":1794797728312,"bot_sat":{"seat":5,"level":"scripted"}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 8, '\x3469677277336d656a6662326b64793533', '{"at":1794797728323,"started":{"chance":["bandit 0 4","bandit 1 1","bandit 2 5","bandit 3 2","bandit 4 3","bandit 5 0","wagon 1","wagon 0","wagon 2","wagon 3","wagon 4","wagon 5","hostage 7","hostage 2","hostage 1","hostage 3","hostage 0"]}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 9, '\x3469677277336d656a6662326b64793534', '{"at":1794797728339,"decided":{"seat":5,"action":"board","by":"bot"}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 10, '\x3469677277336d656a6662326b64793535', '{"at":1794797728351,"decided":{"seat":0,"action":"board","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 11, '\x3469677277336d656a6662326b64793536', '{"at":1794797728364,"decided":{"seat":4,"action":"ride on","by":"player","spent":29}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 12, '\x3469677277336d656a6662326b64793537', '{"at":1794797728369,"decided":{"seat":2,"action":"board","by":"player","spent":34}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 13, '\x3469677277336d656a6662326b64793538', '{"at":1794797728388,"decided":{"seat":3,"action":"ride on","by":"player","spent":53}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 14, '\x3469677277336d656a6662326b64793539', '{"at":1794797728399,"decided":{"seat":1,"action":"board","by":"player","spent":64}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 15, '\x3469677277336d656a6662326b64793630', '{"at":1794797728415,"decided":{"seat":3,"action":"board","by":"player","spent":8}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 16, '\x3469677277336d656a6662326b64793631', '{"at":1794797728435,"decided":{"seat":4,"action":"board","by":"player","spent":28,"chance":["first_bandit 5","card 2 6","card 2 2","card 2 8","card 2 4","card 2 4","card 2 12","card 2 0","card 3 4","card 3 4","card 3 12","card 3 6","card 3 2","card 3 0","card 4 6","card 4 4","card 4 0","card 4 8","card 4 10","card 4 6","card 5 0","card 5 2","card 5 12","card 5 4","card 5 2","card 5 6","card 0 8","card 0 10","card 0 2","card 0 6","card 0 4","card 0 6","card 1 4","card 1 12","card 1 0","card 1 10","card 1 0","card 1 8","round 11"]}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 17, '\x3469677277336d656a6662326b64793632', '{"at":1794797728451,"decided":{"seat":2,"action":"play doc robbery","by":"player","spent":12}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 18, '\x3469677277336d656a6662326b64793633', '{"at":1794797728464,"decided":{"seat":3,"action":"play django floor","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 19, '\x3469677277336d656a6662326b64793634', '{"at":1794797728476,"decided":{"seat":4,"action":"draw","by":"player","spent":1,"chance":["card 4 0","card 4 4","card 4 2"]}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 20, '\x3469677277336d656a6662326b64793635', '{"at":1794797728483,"decided":{"seat":5,"action":"play ghost fire down","by":"bot"}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 21, '\x3469677277336d656a6662326b64793636', '{"at":1794797728496,"decided":{"seat":0,"action":"play tuco punch","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 22, '\x3469677277336d656a6662326b64793637', '{"at":1794797728509,"decided":{"seat":1,"action":"play cheyenne move","by":"player","spent":2}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 23, '\x3469677277336d656a6662326b64793638', '{"at":1794797728523,"decided":{"seat":2,"action":"play doc move","by":"player","spent":6}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 24, '\x3469677277336d656a6662326b64793639', '{"at":1794797728547,"decided":{"seat":3,"action":"draw","by":"player","spent":4,"chance":["card 3 10","card 3 0","card 3 2"]}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 26, '\x3469677277336d656a6662326b64793731', '{"at":1794797728572,"decided":{"seat":5,"action":"play ghost robbery","by":"bot"}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 27, '\x3469677277336d656a6662326b64793732', '{"at":1794797728579,"decided":{"seat":0,"action":"play tuco marshal","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 28, '\x3469677277336d656a6662326b64793733', '{"at":1794797728595,"decided":{"seat":1,"action":"play cheyenne move","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 29, '\x3469677277336d656a6662326b64793734', '{"at":1794797728604,"decided":{"seat":2,"action":"draw","by":"player","spent":1,"chance":["card 2 6","card 2 2","card 2 0"]}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 30, '\x3469677277336d656a6662326b64793735', '{"at":1794797728611,"decided":{"seat":3,"action":"draw","by":"player","spent":4,"chance":["card 3 6","card 3 8"]}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 31, '\x3469677277336d656a6662326b64793736', '{"at":1794797728627,"decided":{"seat":4,"action":"play belle move","by":"player","spent":8}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 32, '\x3469677277336d656a6662326b64793737', '{"at":1794797728640,"decided":{"seat":5,"action":"play ghost floor","by":"bot"}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 33, '\x3469677277336d656a6662326b64793738', '{"at":1794797728652,"decided":{"seat":0,"action":"play tuco fire","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 34, '\x3469677277336d656a6662326b64793739', '{"at":1794797728660,"decided":{"seat":1,"action":"play cheyenne ride","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 35, '\x3469677277336d656a6662326b64793830', '{"at":1794797728679,"decided":{"seat":2,"action":"play doc punch","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 36, '\x3469677277336d656a6662326b64793831', '{"at":1794797728691,"decided":{"seat":1,"action":"draw","by":"player","spent":8,"chance":["card 1 4","card 1 6","card 1 6"]}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 37, '\x3469677277336d656a6662326b64793832', '{"at":1794797728711,"decided":{"seat":0,"action":"play tuco robbery","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 38, '\x3469677277336d656a6662326b64793833', '{"at":1794797728721,"decided":{"seat":5,"action":"draw","by":"bot","chance":["card 5 6","card 5 0","card 5 8"]}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 39, '\x3469677277336d656a6662326b64793834', '{"at":1794797728736,"decided":{"seat":4,"action":"play belle punch","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('7rr6gtyad7iejhw', 40, '\x3469677277336d656a6662326b64793835', '{"at":1794797728755,"decided":{"seat":3,"action":"play django floor","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('7fle4lpykbaopme', 1, '\x3469677277336d656a6662326b64793836', '{"at":1794797728775,"opened":{"config":{"edition":"2018","seats":4,"variant":"basic","expert":false,"horses":false,"bandits":"random","wagons":"random"},"options":{"title":"Zug 4 → Folsom","listed":true,"spectators":true,"local_seats":false,"memory":false,"shuffle_seats":false,"take_back":true,"clock":{"kind":"daily","decision_s":86400,"bank_s":45},"grace_s":3600,"bot_pause_ms":0,"stand_in":"scripted"},"host":"4hwxly64axpqpy3","rules":1}}');
INSERT INTO public.entries VALUES ('7fle4lpykbaopme', 2, '\x3469677277336d656a6662326b64793837', '{"at":1794797728787,"sat":{"seat":0,"who":"4hwxly64axpqpy3","name":"Łukasz Żółw"}}');
INSERT INTO public.entries VALUES ('7fle4lpykbaopme', 3, '\x3469677277336d656a6662326b64793838', '{"at":1794797728796,"sat":{"seat":1,"who":"zi72rfmxpgk7msd","name":"Anna","nonce":"463b75f5b11938ac"}}');
INSERT INTO public.entries VALUES ('7fle4lpykbaopme', 4, '\x3469677277336d656a6662326b64793839', '{"at":1794797728808,"sat":{"seat":2,"who":"eedjwvhncjb2i5l","name":"陳大文","nonce":"4f4e10cbef9e96bd"}}');
INSERT INTO public.entries VALUES ('7fle4lpykbaopme', 5, '\x3469677277336d656a6662326b64793930', '{"at":1794797728822,"sat":{"seat":3,"who":"prodlsidurvub2o","name":"José","nonce":"51ca2b34b3fc5dc4"}}');
INSERT INTO public.entries VALUES ('7fle4lpykbaopme', 6, '\x3469677277336d656a6662326b64793931', '{"at":1794797728840,"started":{"chance":["bandit 0 0","bandit 1 3","bandit 2 1","bandit 3 4","wagon 0","wagon 3","wagon 2","wagon 5","first 0","card 0 0","card 0 6","card 0 2","card 0 4","card 0 0","card 0 4","card 1 10","card 1 6","card 1 4","card 1 0","card 1 4","card 1 2","card 2 6","card 2 0","card 2 2","card 2 4","card 2 8","card 2 10","card 3 2","card 3 4","card 3 4","card 3 6","card 3 8","card 3 6","round 6"]}}');
INSERT INTO public.entries VALUES ('7fle4lpykbaopme', 7, '\x3469677277336d656a6662326b64793932', '{"at":1794797728862,"decided":{"seat":0,"action":"play ghost robbery","by":"player","spent":22}}');
INSERT INTO public.entries VALUES ('7fle4lpykbaopme', 8, '\x3469677277336d656a6662326b64793933', '{"at":1794797728864,"taken_back":{"seat":0}}');
INSERT INTO public.entries VALUES ('7fle4lpykbaopme', 9, '\x3469677277336d656a6662326b64793934', '{"at":1794797728887,"decided":{"seat":0,"action":"play ghost move","by":"player","spent":47}}');
INSERT INTO public.entries VALUES ('7fle4lpykbaopme', 10, '\x3469677277336d656a6662326b64793935', '{"at":1794797728907,"decided":{"seat":1,"action":"play belle move","by":"player","spent":20}}');
INSERT INTO public.entries VALUES ('7fle4lpykbaopme', 11, '\x3469677277336d656a6662326b64793936', '{"at":1794797728923,"decided":{"seat":2,"action":"play cheyenne move","by":"player","spent":16}}');
INSERT INTO public.entries VALUES ('7fle4lpykbaopme', 12, '\x3469677277336d656a6662326b64793937', '{"at":1794797728939,"decided":{"seat":3,"action":"play tuco robbery","by":"player","spent":16}}');
INSERT INTO public.entries VALUES ('7fle4lpykbaopme', 13, '\x3469677277336d656a6662326b64793938', '{"at":1794797728947,"decided":{"seat":0,"action":"draw","by":"player","spent":8,"chance":["card 0 10","card 0 8","card 0 6"]}}');
INSERT INTO public.entries VALUES ('7fle4lpykbaopme', 14, '\x3469677277336d656a6662326b64793939', '{"at":1794797728965,"decided":{"seat":0,"action":"play ghost robbery","by":"player","spent":18}}');
INSERT INTO public.entries VALUES ('7fle4lpykbaopme', 15, '\x3469677277336d656a6662326b6479313030', '{"at":1794797728980,"decided":{"seat":1,"action":"play belle fire","by":"player","spent":15}}');
INSERT INTO public.entries VALUES ('7fle4lpykbaopme', 16, '\x3469677277336d656a6662326b6479313031', '{"at":1794797728988,"decided":{"seat":1,"action":"play belle marshal","by":"player","spent":8}}');
INSERT INTO public.entries VALUES ('7fle4lpykbaopme', 17, '\x3469677277336d656a6662326b6479313032', '{"at":1794797729001,"decided":{"seat":2,"action":"play cheyenne fire","by":"player","spent":13}}');
INSERT INTO public.entries VALUES ('7fle4lpykbaopme', 18, '\x3469677277336d656a6662326b6479313033', '{"at":1794797729015,"decided":{"seat":2,"action":"play cheyenne punch","by":"player","spent":14}}');
INSERT INTO public.entries VALUES ('7fle4lpykbaopme', 19, '\x3469677277336d656a6662326b6479313034', '{"at":1794797729024,"decided":{"seat":3,"action":"play tuco floor","by":"player","spent":9}}');
INSERT INTO public.entries VALUES ('7fle4lpykbaopme', 20, '\x3469677277336d656a6662326b6479313035', '{"at":1794797729035,"decided":{"seat":3,"action":"draw","by":"player","spent":11,"chance":["card 3 0","card 3 2","card 3 10"]}}');
INSERT INTO public.entries VALUES ('7fle4lpykbaopme', 21, '\x3469677277336d656a6662326b6479313036', '{"at":1794797729055,"decided":{"seat":0,"action":"play ghost robbery","by":"player","spent":20}}');
INSERT INTO public.entries VALUES ('7fle4lpykbaopme', 22, '\x3469677277336d656a6662326b6479313037', '{"at":1794797729065,"decided":{"seat":1,"action":"play belle floor","by":"player","spent":10}}');
INSERT INTO public.entries VALUES ('7fle4lpykbaopme', 23, '\x3469677277336d656a6662326b6479313038', '{"at":1794797729083,"decided":{"seat":2,"action":"draw","by":"player","spent":18,"chance":["card 2 2","card 2 0","card 2 6"]}}');
INSERT INTO public.entries VALUES ('7fle4lpykbaopme', 24, '\x3469677277336d656a6662326b6479313039', '{"at":1794797729093,"decided":{"seat":3,"action":"play tuco robbery","by":"player","spent":10}}');
INSERT INTO public.entries VALUES ('gk5hixcrzbg22fa', 1, '\x3469677277336d656a6662326b6479313130', '{"at":1794797729123,"opened":{"config":{"edition":"2014","seats":5,"variant":"standard","expert":true,"horses":true,"bandits":"random","wagons":"random"},"options":{"title":"Zug 5 → Folsom","listed":false,"spectators":true,"local_seats":false,"memory":true,"shuffle_seats":false,"take_back":true,"clock":{"kind":"live","decision_s":600,"bank_s":3600},"grace_s":3600,"bot_pause_ms":0,"stand_in":"scripted"},"host":"zi72rfmxpgk7msd","rules":1}}');
INSERT INTO public.entries VALUES ('gk5hixcrzbg22fa', 2, '\x3469677277336d656a6662326b6479313131', '{"at":1794797729132,"sat":{"seat":0,"who":"zi72rfmxpgk7msd","name":"Anna"}}');
INSERT INTO public.entries VALUES ('gk5hixcrzbg22fa', 3, '\x3469677277336d656a6662326b6479313132', '{"at":1794797729143,"sat":{"seat":1,"who":"4hwxly64axpqpy3","name":"Łukasz Żółw","nonce":"c91c40a27e151ab6"}}');
INSERT INTO public.entries VALUES ('gk5hixcrzbg22fa', 4, '\x3469677277336d656a6662326b6479313133', '{"at":1794797729156,"sat":{"seat":2,"who":"eedjwvhncjb2i5l","name":"陳大文","nonce":"e378a1e924825f6b"}}');
INSERT INTO public.entries VALUES ('gk5hixcrzbg22fa', 5, '\x3469677277336d656a6662326b6479313134', '{"at":1794797729167,"sat":{"seat":3,"who":"prodlsidurvub2o","name":"José","nonce":"f8965244b996ad15"}}');
INSERT INTO public.entries VALUES ('gk5hixcrzbg22fa', 6, '\x3469677277336d656a6662326b6479313135', '{"at":1794797729180,"sat":{"seat":4,"who":"naj46mmfdgxmvsu","name":"O''Neil \"Doc\" <b>","nonce":"fbe4a0124be32501"}}');
INSERT INTO public.entries VALUES ('gk5hixcrzbg22fa', 7, '\x3469677277336d656a6662326b6479313136', '{"at":1794797729187,"started":{"chance":["bandit 0 2","bandit 1 1","bandit 2 3","bandit 3 5","bandit 4 0","wagon 2","wagon 4","wagon 0","wagon 3","wagon 5","hostage 6","hostage 4","hostage 1","hostage 3"]}}');
INSERT INTO public.entries VALUES ('gk5hixcrzbg22fa', 8, '\x3469677277336d656a6662326b6479313137', '{"at":1794797729207,"decided":{"seat":1,"action":"board","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('gk5hixcrzbg22fa', 9, '\x3469677277336d656a6662326b6479313138', '{"at":1794797729212,"decided":{"seat":4,"action":"ride on","by":"player","spent":9}}');
INSERT INTO public.entries VALUES ('gk5hixcrzbg22fa', 10, '\x3469677277336d656a6662326b6479313139', '{"at":1794797729231,"decided":{"seat":0,"action":"board","by":"player","spent":28}}');
INSERT INTO public.entries VALUES ('gk5hixcrzbg22fa', 11, '\x3469677277336d656a6662326b6479313230', '{"at":1794797729239,"decided":{"seat":2,"action":"board","by":"player","spent":36}}');
INSERT INTO public.entries VALUES ('gk5hixcrzbg22fa', 12, '\x3469677277336d656a6662326b6479313231', '{"at":1794797729256,"taken_back":{"seat":2}}');
INSERT INTO public.entries VALUES ('gk5hixcrzbg22fa', 13, '\x3469677277336d656a6662326b6479313232', '{"at":1794797729265,"decided":{"seat":3,"action":"ride on","by":"player","spent":62}}');
INSERT INTO public.entries VALUES ('gk5hixcrzbg22fa', 14, '\x3469677277336d656a6662326b6479313233', '{"at":1794797729279,"decided":{"seat":2,"action":"board","by":"player","spent":52}}');
INSERT INTO public.entries VALUES ('gk5hixcrzbg22fa', 15, '\x3469677277336d656a6662326b6479313234', '{"at":1794797729295,"decided":{"seat":3,"action":"ride on","by":"player","spent":11}}');
INSERT INTO public.entries VALUES ('gk5hixcrzbg22fa', 16, '\x3469677277336d656a6662326b6479313235', '{"at":1794797729304,"decided":{"seat":4,"action":"ride on","by":"player","spent":20}}');
INSERT INTO public.entries VALUES ('gk5hixcrzbg22fa', 17, '\x3469677277336d656a6662326b6479313236', '{"at":1794797729320,"decided":{"seat":3,"action":"board","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('gk5hixcrzbg22fa', 18, '\x3469677277336d656a6662326b6479313237', '{"at":1794797729328,"decided":{"seat":4,"action":"ride on","by":"player","spent":9}}');
INSERT INTO public.entries VALUES ('zhynzssfjlpkyx6', 1, '\x3469677277336d656a6662326b6479313238', '{"at":1794797729348,"opened":{"config":{"edition":"2014","seats":3,"variant":"standard","expert":false,"horses":false,"bandits":"drafted","wagons":["mail","dining","saloon"]},"options":{"title":"Zug 6 → Folsom","listed":true,"spectators":true,"local_seats":false,"memory":false,"shuffle_seats":true,"take_back":true,"clock":{"kind":"none","decision_s":45,"bank_s":45},"grace_s":3600,"bot_pause_ms":0,"stand_in":"scripted"},"host":"naj46mmfdgxmvsu","rules":1}}');
INSERT INTO public.entries VALUES ('zhynzssfjlpkyx6', 2, '\x3469677277336d656a6662326b6479313239', '{"at":1794797729363,"sat":{"seat":0,"who":"naj46mmfdgxmvsu","name":"O''Neil \"Doc\" <b>"}}');
INSERT INTO public.entries VALUES ('zhynzssfjlpkyx6', 3, '\x3469677277336d656a6662326b6479313330', '{"at":1794797729369,"sat":{"seat":1,"who":"cteefnckqie5p2r","name":"Иван Грозный","nonce":"608bd6ecc3fb83b9"}}');
INSERT INTO public.entries VALUES ('zhynzssfjlpkyx6', 4, '\x3469677277336d656a6662326b6479313331', '{"at":1794797729383,"bot_sat":{"seat":2,"level":"scripted"}}');
INSERT INTO public.entries VALUES ('zhynzssfjlpkyx6', 5, '\x3469677277336d656a6662326b6479313332', '{"at":1794797729388,"started":{"seats":[1,0,2,3,4,5]}}');
INSERT INTO public.entries VALUES ('giddjq3xiqapd7v', 1, '\x3469677277336d656a6662326b6479313333', '{"at":1794797729411,"opened":{"config":{"edition":"2014","seats":4,"variant":"standard","expert":false,"horses":false,"bandits":"drafted","wagons":"random"},"options":{"title":"Zug 1 → Folsom","listed":false,"spectators":true,"local_seats":false,"memory":false,"shuffle_seats":true,"take_back":true,"clock":{"kind":"daily","decision_s":86400,"bank_s":45},"grace_s":3600,"bot_pause_ms":0,"stand_in":"scripted"},"host":"cteefnckqie5p2r","rules":1}}');
INSERT INTO public.entries VALUES ('giddjq3xiqapd7v', 2, '\x3469677277336d656a6662326b6479313334', '{"at":1794797729419,"sat":{"seat":0,"who":"cteefnckqie5p2r","name":"Иван Грозный"}}');
INSERT INTO public.entries VALUES ('giddjq3xiqapd7v', 3, '\x3469677277336d656a6662326b6479313335', '{"at":1794797729424,"sat":{"seat":1,"who":"zi72rfmxpgk7msd","name":"Anna","nonce":"4d3de038b263b1fc"}}');
INSERT INTO public.entries VALUES ('giddjq3xiqapd7v', 4, '\x3469677277336d656a6662326b6479313336', '{"at":1794797729436,"sat":{"seat":2,"who":"naj46mmfdgxmvsu","name":"O''Neil \"Doc\" <b>","nonce":"829dbd41f27e738e"}}');
INSERT INTO public.entries VALUES ('giddjq3xiqapd7v', 5, '\x3469677277336d656a6662326b6479313337', '{"at":1794797729452,"sat":{"seat":3,"who":"eedjwvhncjb2i5l","name":"陳大文","nonce":"49a2c0a48cd69377"}}');
INSERT INTO public.entries VALUES ('giddjq3xiqapd7v', 6, '\x3469677277336d656a6662326b6479313338', '{"at":1794797729459,"started":{"seats":[1,3,0,2,4,5]}}');
INSERT INTO public.entries VALUES ('giddjq3xiqapd7v', 7, '\x3469677277336d656a6662326b6479313339', '{"at":1794797729469,"decided":{"seat":0,"action":"draft doc","by":"player","spent":10}}');
INSERT INTO public.entries VALUES ('giddjq3xiqapd7v', 8, '\x3469677277336d656a6662326b6479313430', '{"at":1794797729479,"decided":{"seat":1,"action":"draft django","by":"player","spent":10}}');
INSERT INTO public.entries VALUES ('giddjq3xiqapd7v', 9, '\x3469677277336d656a6662326b6479313431', '{"at":1794797729492,"taken_back":{"seat":1}}');
INSERT INTO public.entries VALUES ('giddjq3xiqapd7v', 10, '\x3469677277336d656a6662326b6479313432', '{"at":1794797729508,"decided":{"seat":1,"action":"draft tuco","by":"player","spent":39}}');
INSERT INTO public.entries VALUES ('giddjq3xiqapd7v', 11, '\x3469677277336d656a6662326b6479313433', '{"at":1794797729512,"decided":{"seat":2,"action":"draft django","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('giddjq3xiqapd7v', 12, '\x3469677277336d656a6662326b6479313434', '{"at":1794797729529,"decided":{"seat":3,"action":"draft ghost","by":"player","spent":17,"chance":["wagon 0","wagon 5","wagon 3","wagon 4","first 3","card 3 2","card 3 4","card 3 2","card 3 6","card 3 6","card 3 4","card 0 6","card 0 6","card 0 2","card 0 0","card 0 0","card 0 4","card 0 10","card 1 2","card 1 2","card 1 0","card 1 0","card 1 8","card 1 6","card 2 4","card 2 6","card 2 8","card 2 2","card 2 6","card 2 0","round 3"]}}');
INSERT INTO public.entries VALUES ('giddjq3xiqapd7v', 13, '\x3469677277336d656a6662326b6479313435', '{"at":1794797729551,"decided":{"seat":3,"action":"play ghost fire down","by":"player","spent":22}}');
INSERT INTO public.entries VALUES ('giddjq3xiqapd7v', 14, '\x3469677277336d656a6662326b6479313436', '{"at":1794797729560,"taken_back":{"seat":3}}');
INSERT INTO public.entries VALUES ('giddjq3xiqapd7v', 15, '\x3469677277336d656a6662326b6479313437', '{"at":1794797729573,"decided":{"seat":3,"action":"play ghost floor","by":"player","spent":44}}');
INSERT INTO public.entries VALUES ('giddjq3xiqapd7v', 16, '\x3469677277336d656a6662326b6479313438', '{"at":1794797729588,"decided":{"seat":0,"action":"play doc fire","by":"player","spent":15}}');
INSERT INTO public.entries VALUES ('giddjq3xiqapd7v', 17, '\x3469677277336d656a6662326b6479313439', '{"at":1794797729590,"decided":{"seat":1,"action":"play tuco floor","by":"player","spent":2}}');
INSERT INTO public.entries VALUES ('giddjq3xiqapd7v', 18, '\x3469677277336d656a6662326b6479313530', '{"at":1794797729604,"decided":{"seat":2,"action":"play django fire","by":"player","spent":14}}');
INSERT INTO public.entries VALUES ('giddjq3xiqapd7v', 19, '\x3469677277336d656a6662326b6479313531', '{"at":1794797729615,"decided":{"seat":3,"action":"play ghost robbery","by":"player","spent":11}}');
INSERT INTO public.entries VALUES ('giddjq3xiqapd7v', 20, '\x3469677277336d656a6662326b6479313532', '{"at":1794797729624,"decided":{"seat":0,"action":"play doc marshal","by":"player","spent":9}}');
INSERT INTO public.entries VALUES ('giddjq3xiqapd7v', 21, '\x3469677277336d656a6662326b6479313533', '{"at":1794797729640,"decided":{"seat":1,"action":"play tuco punch","by":"player","spent":16}}');
INSERT INTO public.entries VALUES ('giddjq3xiqapd7v', 22, '\x3469677277336d656a6662326b6479313534', '{"at":1794797729648,"decided":{"seat":2,"action":"draw","by":"player","spent":8,"chance":["card 2 0","card 2 10","card 2 2"]}}');
INSERT INTO public.entries VALUES ('giddjq3xiqapd7v', 23, '\x3469677277336d656a6662326b6479313535', '{"at":1794797729656,"decided":{"seat":3,"action":"play ghost floor","by":"player","spent":8}}');
INSERT INTO public.entries VALUES ('giddjq3xiqapd7v', 24, '\x3469677277336d656a6662326b6479313536', '{"at":1794797729664,"decided":{"seat":3,"action":"play ghost robbery","by":"player","spent":8}}');
INSERT INTO public.entries VALUES ('giddjq3xiqapd7v', 25, '\x3469677277336d656a6662326b6479313537', '{"at":1794797729675,"decided":{"seat":0,"action":"play doc move","by":"player","spent":11}}');
INSERT INTO public.entries VALUES ('giddjq3xiqapd7v', 26, '\x3469677277336d656a6662326b6479313538', '{"at":1794797729688,"decided":{"seat":0,"action":"play doc robbery","by":"player","spent":13}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 1, '\x3469677277336d656a6662326b6479313539', '{"at":1794797729703,"opened":{"config":{"edition":"2014","seats":2,"variant":"duo14","expert":true,"horses":true,"bandits":["tuco","cheyenne","django","doc"],"wagons":"random"},"options":{"title":"","listed":true,"spectators":true,"local_seats":false,"memory":false,"shuffle_seats":false,"take_back":true,"clock":{"kind":"live","decision_s":45,"bank_s":45},"grace_s":3600,"bot_pause_ms":0,"stand_in":"scripted"},"host":"eedjwvhncjb2i5l","rules":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 2, '\x3469677277336d656a6662326b6479313630', '{"at":1794797729715,"sat":{"seat":0,"who":"eedjwvhncjb2i5l","name":"陳大文"}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 3, '\x3469677277336d656a6662326b6479313631', '{"at":1794797729724,"nonce_given":{"who":"eedjwvhncjb2i5l","nonce":"00c0ffee00c0ffee"}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 4, '\x3469677277336d656a6662326b6479313632', '{"at":1794797729736,"sat":{"seat":1,"who":"4hwxly64axpqpy3","name":"Łukasz Żółw","nonce":"31507ada6ff2cc4d"}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 5, '\x3469677277336d656a6662326b6479313633', '{"at":1794797729744,"started":{"chance":["wagon 4","wagon 3","wagon 1","wagon 5","hostage 5","hostage 3","hostage 2"]}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 6, '\x3469677277336d656a6662326b6479313634', '{"at":1794797729756,"decided":{"seat":0,"action":"board","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 7, '\x3469677277336d656a6662326b6479313635', '{"at":1794797729768,"decided":{"seat":0,"action":"board","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 8, '\x3469677277336d656a6662326b6479313636', '{"at":1794797729775,"decided":{"seat":1,"action":"board","by":"player","spent":20}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 9, '\x3469677277336d656a6662326b6479313637', '{"at":1794797729788,"decided":{"seat":1,"action":"board","by":"player","spent":1,"chance":["first_bandit 4","card 0 2","card 0 5","card 0 7","card 0 1","card 0 8","card 0 10","card 1 10","card 1 9","card 1 4","card 1 5","card 1 0","card 1 2","card 1 8","round 6"]}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 10, '\x3469677277336d656a6662326b6479313638', '{"at":1794797729799,"decided":{"seat":0,"action":"play tuco robbery","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 11, '\x3469677277336d656a6662326b6479313639', '{"at":1794797729812,"decided":{"seat":1,"action":"play django move","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 12, '\x3469677277336d656a6662326b6479313730', '{"at":1794797729820,"decided":{"seat":0,"action":"play cheyenne floor","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 13, '\x3469677277336d656a6662326b6479313731', '{"at":1794797729825,"decided":{"seat":0,"action":"play tuco move","by":"player"}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 14, '\x3469677277336d656a6662326b6479313732', '{"at":1794797729832,"decided":{"seat":1,"action":"play doc punch","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 15, '\x3469677277336d656a6662326b6479313733', '{"at":1794797729840,"decided":{"seat":1,"action":"play django floor","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 16, '\x3469677277336d656a6662326b6479313734', '{"at":1794797729856,"decided":{"seat":0,"action":"play marshal","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 17, '\x3469677277336d656a6662326b6479313735', '{"at":1794797729859,"decided":{"seat":1,"action":"play django punch","by":"player"}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 18, '\x3469677277336d656a6662326b6479313736', '{"at":1794797729875,"decided":{"seat":1,"action":"done","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 19, '\x3469677277336d656a6662326b6479313737', '{"at":1794797729880,"decided":{"seat":0,"action":"keep cheyenne punch","by":"player","spent":6}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 20, '\x3469677277336d656a6662326b6479313738', '{"at":1794797729896,"decided":{"seat":0,"action":"keep tuco fire","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 21, '\x3469677277336d656a6662326b6479313739', '{"at":1794797729904,"decided":{"seat":0,"action":"done","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 22, '\x3469677277336d656a6662326b6479313830', '{"at":1794797729916,"decided":{"seat":0,"action":"rob purse","by":"player","spent":1,"chance":["purse 0 5","card 1 1","card 1 3","card 1 7","card 1 6","card 1 12","card 1 13","card 1 10","card 0 13","card 0 3","card 0 9","card 0 0","round 1"]}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 23, '\x3469677277336d656a6662326b6479313831', '{"at":1794797729931,"decided":{"seat":1,"action":"play doc floor","by":"player","spent":7}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 24, '\x3469677277336d656a6662326b6479313832', '{"at":1794797729944,"decided":{"seat":0,"action":"play tuco punch","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 25, '\x3469677277336d656a6662326b6479313833', '{"at":1794797729952,"decided":{"seat":1,"action":"play doc ride","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 26, '\x3469677277336d656a6662326b6479313834', '{"at":1794797729964,"decided":{"seat":0,"action":"play cheyenne punch","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 27, '\x3469677277336d656a6662326b6479313835', '{"at":1794797729972,"decided":{"seat":1,"action":"play marshal","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 28, '\x3469677277336d656a6662326b6479313836', '{"at":1794797729984,"decided":{"seat":0,"action":"play tuco ride","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 29, '\x3469677277336d656a6662326b6479313837', '{"at":1794797729992,"decided":{"seat":1,"action":"play doc move","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 30, '\x3469677277336d656a6662326b6479313838', '{"at":1794797730004,"decided":{"seat":0,"action":"play cheyenne move","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 31, '\x3469677277336d656a6662326b6479313839', '{"at":1794797730012,"decided":{"seat":1,"action":"done","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 32, '\x3469677277336d656a6662326b6479313930', '{"at":1794797730024,"decided":{"seat":0,"action":"keep tuco fire","by":"player","spent":13}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 33, '\x3469677277336d656a6662326b6479313931', '{"at":1794797730040,"decided":{"seat":0,"action":"done","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 34, '\x3469677277336d656a6662326b6479313932', '{"at":1794797730055,"decided":{"seat":1,"action":"ride stay","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 35, '\x3469677277336d656a6662326b6479313933', '{"at":1794797730060,"decided":{"seat":1,"action":"marshal forward","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 36, '\x3469677277336d656a6662326b6479313934', '{"at":1794797730076,"taken_back":{"seat":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 37, '\x3469677277336d656a6662326b6479313935', '{"at":1794797730084,"decided":{"seat":1,"action":"marshal forward","by":"player","spent":2}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 38, '\x3469677277336d656a6662326b6479313936', '{"at":1794797730096,"decided":{"seat":0,"action":"move forward 2","by":"player","spent":1,"chance":["card 0 4","card 0 12","card 0 6","card 0 9","card 0 0","card 1 9","card 1 4","card 1 0","card 1 5","card 1 8","card 1 2","card 1 6","round 0"]}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 39, '\x3469677277336d656a6662326b6479313937', '{"at":1794797730112,"decided":{"seat":0,"action":"play tuco fire","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 40, '\x3469677277336d656a6662326b6479313938', '{"at":1794797730120,"decided":{"seat":1,"action":"play doc punch","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 41, '\x3469677277336d656a6662326b6479313939', '{"at":1794797730132,"decided":{"seat":0,"action":"play cheyenne robbery","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 42, '\x3469677277336d656a6662326b6479323030', '{"at":1794797730148,"decided":{"seat":1,"action":"play django robbery","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 43, '\x3469677277336d656a6662326b6479323031', '{"at":1794797730150,"decided":{"seat":0,"action":"draw","by":"player","spent":1,"chance":["card 0 7","card 0 8","card 0 3"]}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 44, '\x3469677277336d656a6662326b6479323032', '{"at":1794797730164,"decided":{"seat":1,"action":"play doc fire","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 45, '\x3469677277336d656a6662326b6479323033', '{"at":1794797730168,"decided":{"seat":0,"action":"play tuco robbery","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 46, '\x3469677277336d656a6662326b6479323034', '{"at":1794797730184,"decided":{"seat":1,"action":"draw","by":"player","spent":1,"chance":["card 1 12","card 1 7","card 1 10"]}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 47, '\x3469677277336d656a6662326b6479323035', '{"at":1794797730192,"decided":{"seat":0,"action":"keep cheyenne ride","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 48, '\x3469677277336d656a6662326b6479323036', '{"at":1794797730208,"decided":{"seat":1,"action":"keep django floor","by":"player","spent":17}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 49, '\x3469677277336d656a6662326b6479323037', '{"at":1794797730216,"decided":{"seat":1,"action":"keep doc robbery","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 50, '\x3469677277336d656a6662326b6479323038', '{"at":1794797730223,"decided":{"seat":0,"action":"keep tuco floor","by":"player","spent":16}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 51, '\x3469677277336d656a6662326b6479323039', '{"at":1794797730232,"decided":{"seat":0,"action":"done","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 52, '\x3469677277336d656a6662326b6479323130', '{"at":1794797730244,"decided":{"seat":1,"action":"keep marshal","by":"player","spent":25}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 53, '\x3469677277336d656a6662326b6479323131', '{"at":1794797730251,"decided":{"seat":1,"action":"done","by":"player","spent":4,"chance":["fallen_purse 0 1"]}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 54, '\x3469677277336d656a6662326b6479323132', '{"at":1794797730264,"decided":{"seat":1,"action":"push forward","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 55, '\x3469677277336d656a6662326b6479323133', '{"at":1794797730277,"decided":{"seat":0,"action":"rob purse","by":"player","spent":1,"chance":["purse 0 3","card 1 1","card 1 3","card 1 13","card 1 0","card 0 13","card 0 10","card 0 1","round 18"]}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 56, '\x3469677277336d656a6662326b6479323134', '{"at":1794797730287,"decided":{"seat":1,"action":"play doc floor","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 57, '\x3469677277336d656a6662326b6479323135', '{"at":1794797730296,"decided":{"seat":0,"action":"play cheyenne ride","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 58, '\x3469677277336d656a6662326b6479323136', '{"at":1794797730308,"decided":{"seat":1,"action":"play doc move","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 59, '\x3469677277336d656a6662326b6479323137', '{"at":1794797730316,"decided":{"seat":0,"action":"play tuco floor","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 60, '\x3469677277336d656a6662326b6479323138', '{"at":1794797730328,"decided":{"seat":1,"action":"play doc robbery","by":"player","spent":2}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 61, '\x3469677277336d656a6662326b6479323139', '{"at":1794797730336,"decided":{"seat":0,"action":"play tuco ride","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 62, '\x3469677277336d656a6662326b6479323230', '{"at":1794797730351,"decided":{"seat":1,"action":"play django floor","by":"player","spent":7}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 63, '\x3469677277336d656a6662326b6479323231', '{"at":1794797730364,"taken_back":{"seat":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 64, '\x3469677277336d656a6662326b6479323232', '{"at":1794797730371,"decided":{"seat":1,"action":"play django move","by":"player","spent":11}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 65, '\x3469677277336d656a6662326b6479323233', '{"at":1794797730380,"decided":{"seat":0,"action":"play tuco move","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 66, '\x3469677277336d656a6662326b6479323234', '{"at":1794797730393,"decided":{"seat":1,"action":"play marshal","by":"player","spent":2}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 67, '\x3469677277336d656a6662326b6479323235', '{"at":1794797730400,"decided":{"seat":0,"action":"draw","by":"player","spent":1,"chance":["card 0 2","card 0 0","card 0 8"]}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 68, '\x3469677277336d656a6662326b6479323236', '{"at":1794797730408,"decided":{"seat":0,"action":"keep cheyenne move","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 69, '\x3469677277336d656a6662326b6479323237', '{"at":1794797730420,"decided":{"seat":1,"action":"keep django floor","by":"player","spent":13}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 70, '\x3469677277336d656a6662326b6479323238', '{"at":1794797730422,"decided":{"seat":1,"action":"done","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 71, '\x3469677277336d656a6662326b6479323239', '{"at":1794797730436,"decided":{"seat":0,"action":"keep cheyenne punch","by":"player","spent":17}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 72, '\x3469677277336d656a6662326b6479323330', '{"at":1794797730448,"decided":{"seat":0,"action":"done","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 73, '\x3469677277336d656a6662326b6479323331', '{"at":1794797730452,"decided":{"seat":0,"action":"ride forward 2","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 74, '\x3469677277336d656a6662326b6479323332', '{"at":1794797730464,"decided":{"seat":1,"action":"move coach","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 75, '\x3469677277336d656a6662326b6479323333', '{"at":1794797730475,"decided":{"seat":0,"action":"ride stay","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 76, '\x3469677277336d656a6662326b6479323334', '{"at":1794797730480,"decided":{"seat":1,"action":"move forward 1","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 77, '\x3469677277336d656a6662326b6479323335', '{"at":1794797730488,"decided":{"seat":0,"action":"move forward 1","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 78, '\x3469677277336d656a6662326b6479323336', '{"at":1794797730496,"decided":{"seat":1,"action":"marshal forward","by":"player","spent":1,"chance":["card 0 9","card 0 4","card 0 6","card 1 12","card 1 5","card 1 8","card 1 4","card 1 9","card 1 6","round 15"]}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 79, '\x3469677277336d656a6662326b6479323337', '{"at":1794797730508,"decided":{"seat":0,"action":"play cheyenne move","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 80, '\x3469677277336d656a6662326b6479323338', '{"at":1794797730516,"decided":{"seat":1,"action":"play django fire","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 81, '\x3469677277336d656a6662326b6479323339', '{"at":1794797730524,"decided":{"seat":0,"action":"play cheyenne fire","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 82, '\x3469677277336d656a6662326b6479323430', '{"at":1794797730527,"decided":{"seat":1,"action":"play doc punch","by":"player"}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 83, '\x3469677277336d656a6662326b6479323431', '{"at":1794797730540,"decided":{"seat":0,"action":"play tuco punch","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 84, '\x3469677277336d656a6662326b6479323432', '{"at":1794797730543,"decided":{"seat":1,"action":"play django robbery","by":"player"}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 85, '\x3469677277336d656a6662326b6479323433', '{"at":1794797730545,"decided":{"seat":0,"action":"draw","by":"player","spent":1,"chance":["card 0 5","card 0 21","card 0 7"]}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 86, '\x3469677277336d656a6662326b6479323434', '{"at":1794797730560,"decided":{"seat":1,"action":"draw","by":"player","spent":1,"chance":["card 1 10","card 1 3","card 1 0"]}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 87, '\x3469677277336d656a6662326b6479323435', '{"at":1794797730564,"decided":{"seat":0,"action":"move forward 1","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 88, '\x3469677277336d656a6662326b6479323436', '{"at":1794797730576,"decided":{"seat":1,"action":"fire doc","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5mbqlj7iwg2nc3a', 89, '\x3469677277336d656a6662326b6479323437', '{"at":1794797730588,"decided":{"seat":0,"action":"pass","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 1, '\x3469677277336d656a6662326b6479323438', '{"at":1794797730599,"opened":{"config":{"edition":"2018","seats":3,"variant":"duo18","expert":false,"horses":false,"bandits":"random","wagons":"random"},"options":{"title":"","listed":true,"spectators":true,"local_seats":false,"memory":false,"shuffle_seats":false,"take_back":true,"clock":{"kind":"live","decision_s":45,"bank_s":45},"grace_s":3600,"bot_pause_ms":0,"stand_in":"scripted"},"host":"zi72rfmxpgk7msd","rules":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 2, '\x3469677277336d656a6662326b6479323439', '{"at":1794797730615,"sat":{"seat":0,"who":"zi72rfmxpgk7msd","name":"Anna"}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 3, '\x3469677277336d656a6662326b6479323530', '{"at":1794797730628,"nonce_given":{"who":"zi72rfmxpgk7msd","nonce":"00c0ffee00c0ffee"}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 4, '\x3469677277336d656a6662326b6479323531', '{"at":1794797730631,"sat":{"seat":1,"who":"eedjwvhncjb2i5l","name":"陳大文","nonce":"18f6cf962bece88e"}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 5, '\x3469677277336d656a6662326b6479323532', '{"at":1794797730635,"sat":{"seat":2,"who":"cteefnckqie5p2r","name":"Иван Грозный","nonce":"2e17272321c6c119"}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 6, '\x3469677277336d656a6662326b6479323533', '{"at":1794797730644,"started":{"chance":["pair 1","pair 2","pair 4","bandit 0 0","bandit 1 3","bandit 2 5","wagon 1","wagon 3","wagon 5","wagon 2"]}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 7, '\x3469677277336d656a6662326b6479323534', '{"at":1794797730654,"decided":{"seat":1,"action":"caboose tuco","by":"player","spent":3}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 8, '\x3469677277336d656a6662326b6479323535', '{"at":1794797730668,"decided":{"seat":2,"action":"caboose doc","by":"player","spent":17}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 9, '\x3469677277336d656a6662326b6479323536', '{"at":1794797730671,"decided":{"seat":0,"action":"caboose ghost","by":"player","spent":20,"chance":["first 1"]}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 10, '\x3469677277336d656a6662326b6479323537', '{"at":1794797730687,"decided":{"seat":2,"action":"choose doc floor","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 11, '\x3469677277336d656a6662326b6479323538', '{"at":1794797730691,"decided":{"seat":1,"action":"choose tuco floor","by":"player","spent":8}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 12, '\x3469677277336d656a6662326b6479323539', '{"at":1794797730708,"decided":{"seat":0,"action":"choose cheyenne floor","by":"player","spent":25,"chance":["card 1 6","card 1 2","card 1 8","card 1 0","card 1 7","card 1 1","card 2 6","card 2 0","card 2 5","card 2 7","card 2 2","card 2 4","card 2 9","card 0 6","card 0 9","card 0 10","card 0 8","card 0 4","card 0 5","round 1"]}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 13, '\x3469677277336d656a6662326b6479323630', '{"at":1794797730715,"decided":{"seat":1,"action":"play belle punch","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 14, '\x3469677277336d656a6662326b6479323631', '{"at":1794797730731,"decided":{"seat":2,"action":"play doc robbery","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 15, '\x3469677277336d656a6662326b6479323632', '{"at":1794797730739,"decided":{"seat":0,"action":"play cheyenne floor","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 16, '\x3469677277336d656a6662326b6479323633', '{"at":1794797730748,"decided":{"seat":1,"action":"draw","by":"player","spent":1,"chance":["card 1 9","card 1 4","card 1 5"]}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 17, '\x3469677277336d656a6662326b6479323634', '{"at":1794797730759,"decided":{"seat":2,"action":"play django floor","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 18, '\x3469677277336d656a6662326b6479323635', '{"at":1794797730768,"decided":{"seat":0,"action":"play cheyenne fire","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 19, '\x3469677277336d656a6662326b6479323636', '{"at":1794797730778,"decided":{"seat":1,"action":"play tuco move","by":"player","spent":3}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 20, '\x3469677277336d656a6662326b6479323637', '{"at":1794797730788,"decided":{"seat":2,"action":"play django move","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 21, '\x3469677277336d656a6662326b6479323638', '{"at":1794797730796,"decided":{"seat":0,"action":"play ghost fire","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 22, '\x3469677277336d656a6662326b6479323639', '{"at":1794797730808,"decided":{"seat":0,"action":"pass","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 23, '\x3469677277336d656a6662326b6479323730', '{"at":1794797730817,"decided":{"seat":1,"action":"play belle robbery","by":"player","spent":2}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 24, '\x3469677277336d656a6662326b6479323731', '{"at":1794797730832,"decided":{"seat":2,"action":"play doc punch","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 25, '\x3469677277336d656a6662326b6479323732', '{"at":1794797730835,"taken_back":{"seat":2}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 26, '\x3469677277336d656a6662326b6479323733', '{"at":1794797730844,"decided":{"seat":2,"action":"play doc punch","by":"player","spent":2}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 27, '\x3469677277336d656a6662326b6479323734', '{"at":1794797730856,"decided":{"seat":0,"action":"draw","by":"player","spent":1,"chance":["card 0 7","card 0 1","card 0 0"]}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 28, '\x3469677277336d656a6662326b6479323735', '{"at":1794797730868,"decided":{"seat":1,"action":"punch django","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 29, '\x3469677277336d656a6662326b6479323736', '{"at":1794797730876,"decided":{"seat":1,"action":"push forward","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 30, '\x3469677277336d656a6662326b6479323737', '{"at":1794797730888,"decided":{"seat":2,"action":"move forward 1","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 31, '\x3469677277336d656a6662326b6479323738', '{"at":1794797730896,"decided":{"seat":1,"action":"rob purse","by":"player","spent":1,"chance":["purse 1 2"]}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 32, '\x3469677277336d656a6662326b6479323739', '{"at":1794797730904,"decided":{"seat":2,"action":"choose django fire","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 33, '\x3469677277336d656a6662326b6479323830', '{"at":1794797730915,"decided":{"seat":1,"action":"choose tuco punch","by":"player","spent":12}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 34, '\x3469677277336d656a6662326b6479323831', '{"at":1794797730920,"decided":{"seat":0,"action":"choose cheyenne fire","by":"player","spent":17,"chance":["card 2 9","card 2 17","card 2 8","card 2 3","card 2 0","card 2 5","card 2 6","card 0 0","card 0 3","card 0 4","card 0 2","card 0 8","card 0 7","card 1 0","card 1 6","card 1 2","card 1 16","card 1 8","card 1 7","round 5"]}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 35, '\x3469677277336d656a6662326b6479323832', '{"at":1794797730931,"decided":{"seat":2,"action":"play django punch","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 36, '\x3469677277336d656a6662326b6479323833', '{"at":1794797730940,"decided":{"seat":0,"action":"play cheyenne floor down","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 37, '\x3469677277336d656a6662326b6479323834', '{"at":1794797730948,"taken_back":{"seat":0}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 38, '\x3469677277336d656a6662326b6479323835', '{"at":1794797730959,"decided":{"seat":0,"action":"play cheyenne floor down","by":"player","spent":5}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 39, '\x3469677277336d656a6662326b6479323836', '{"at":1794797730972,"decided":{"seat":0,"action":"pass","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 40, '\x3469677277336d656a6662326b6479323837', '{"at":1794797730980,"decided":{"seat":1,"action":"play belle robbery","by":"player","spent":2}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 41, '\x3469677277336d656a6662326b6479323838', '{"at":1794797730988,"taken_back":{"seat":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 42, '\x3469677277336d656a6662326b6479323839', '{"at":1794797730999,"decided":{"seat":1,"action":"play tuco punch","by":"player","spent":6}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 43, '\x3469677277336d656a6662326b6479323930', '{"at":1794797731008,"taken_back":{"seat":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 44, '\x3469677277336d656a6662326b6479323931', '{"at":1794797731019,"decided":{"seat":1,"action":"play belle move","by":"player","spent":10}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 45, '\x3469677277336d656a6662326b6479323932', '{"at":1794797731028,"decided":{"seat":2,"action":"draw","by":"player","spent":1,"chance":["card 2 7","card 2 2","card 2 1"]}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 46, '\x3469677277336d656a6662326b6479323933', '{"at":1794797731039,"decided":{"seat":0,"action":"draw","by":"player","spent":4,"chance":["card 0 1","card 0 10","card 0 9"]}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 47, '\x3469677277336d656a6662326b6479323934', '{"at":1794797731052,"decided":{"seat":1,"action":"play belle robbery","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 48, '\x3469677277336d656a6662326b6479323935', '{"at":1794797731060,"decided":{"seat":2,"action":"play django floor","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 49, '\x3469677277336d656a6662326b6479323936', '{"at":1794797731068,"decided":{"seat":0,"action":"play cheyenne robbery","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 50, '\x3469677277336d656a6662326b6479323937', '{"at":1794797731079,"decided":{"seat":1,"action":"play tuco robbery","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 51, '\x3469677277336d656a6662326b6479323938', '{"at":1794797731092,"decided":{"seat":2,"action":"play doc move","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 52, '\x3469677277336d656a6662326b6479323939', '{"at":1794797731104,"decided":{"seat":0,"action":"play cheyenne move","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 53, '\x3469677277336d656a6662326b6479333030', '{"at":1794797731112,"decided":{"seat":1,"action":"play belle punch","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 54, '\x3469677277336d656a6662326b6479333031', '{"at":1794797731119,"decided":{"seat":2,"action":"draw","by":"player","spent":4,"chance":["card 2 10"]}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 55, '\x3469677277336d656a6662326b6479333032', '{"at":1794797731130,"decided":{"seat":0,"action":"play cheyenne punch","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 56, '\x3469677277336d656a6662326b6479333033', '{"at":1794797731144,"decided":{"seat":1,"action":"play belle floor","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 57, '\x3469677277336d656a6662326b6479333034', '{"at":1794797731152,"decided":{"seat":1,"action":"move backward 1","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 58, '\x3469677277336d656a6662326b6479333035', '{"at":1794797731160,"decided":{"seat":1,"action":"rob purse 0","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 59, '\x3469677277336d656a6662326b6479333036', '{"at":1794797731172,"decided":{"seat":0,"action":"rob purse","by":"player","spent":1,"chance":["purse 0 5"]}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 60, '\x3469677277336d656a6662326b6479333037', '{"at":1794797731180,"decided":{"seat":1,"action":"rob purse","by":"player","spent":1,"chance":["purse 1 2"]}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 61, '\x3469677277336d656a6662326b6479333038', '{"at":1794797731184,"decided":{"seat":0,"action":"move backward 1","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 62, '\x3469677277336d656a6662326b6479333039', '{"at":1794797731196,"decided":{"seat":1,"action":"punch cheyenne","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 63, '\x3469677277336d656a6662326b6479333130', '{"at":1794797731204,"decided":{"seat":0,"action":"punch doc","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 64, '\x3469677277336d656a6662326b6479333131', '{"at":1794797731211,"taken_back":{"seat":0}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 65, '\x3469677277336d656a6662326b6479333132', '{"at":1794797731224,"decided":{"seat":0,"action":"punch ghost","by":"player","spent":2}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 66, '\x3469677277336d656a6662326b6479333133', '{"at":1794797731230,"decided":{"seat":0,"action":"push backward","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 67, '\x3469677277336d656a6662326b6479333134', '{"at":1794797731240,"decided":{"seat":1,"action":"choose tuco robbery","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 68, '\x3469677277336d656a6662326b6479333135', '{"at":1794797731248,"taken_back":{"seat":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 69, '\x3469677277336d656a6662326b6479333136', '{"at":1794797731256,"decided":{"seat":2,"action":"choose marshal","by":"player","spent":17}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 70, '\x3469677277336d656a6662326b6479333137', '{"at":1794797731267,"decided":{"seat":1,"action":"choose belle punch","by":"player","spent":13}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 71, '\x3469677277336d656a6662326b6479333138', '{"at":1794797731276,"decided":{"seat":0,"action":"choose cheyenne punch","by":"player","spent":37,"chance":["card 0 5","card 0 8","card 0 2","card 0 10","card 0 6","card 0 0","card 1 9","card 1 16","card 1 7","card 1 2","card 1 5","card 1 6","card 2 0","card 2 8","card 2 3","card 2 9","card 2 7","card 2 6","card 2 4","round 2"]}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 72, '\x3469677277336d656a6662326b6479333139', '{"at":1794797731287,"decided":{"seat":0,"action":"play cheyenne fire","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 73, '\x3469677277336d656a6662326b6479333230', '{"at":1794797731292,"decided":{"seat":0,"action":"play ghost robbery","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 74, '\x3469677277336d656a6662326b6479333231', '{"at":1794797731304,"decided":{"seat":1,"action":"play belle robbery","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 75, '\x3469677277336d656a6662326b6479333232', '{"at":1794797731314,"decided":{"seat":2,"action":"play doc floor","by":"player","spent":3}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 76, '\x3469677277336d656a6662326b6479333233', '{"at":1794797731323,"decided":{"seat":0,"action":"draw","by":"player","spent":4,"chance":["card 0 7","card 0 4","card 0 3"]}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 77, '\x3469677277336d656a6662326b6479333234', '{"at":1794797731339,"decided":{"seat":1,"action":"play belle punch","by":"player","spent":10}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 78, '\x3469677277336d656a6662326b6479333235', '{"at":1794797731348,"decided":{"seat":2,"action":"play marshal","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 79, '\x3469677277336d656a6662326b6479333236', '{"at":1794797731360,"decided":{"seat":0,"action":"play ghost floor","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 80, '\x3469677277336d656a6662326b6479333237', '{"at":1794797731376,"decided":{"seat":1,"action":"draw","by":"player","spent":1,"chance":["card 1 4","card 1 0","card 1 10"]}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 81, '\x3469677277336d656a6662326b6479333238', '{"at":1794797731384,"decided":{"seat":2,"action":"draw","by":"player","spent":1,"chance":["card 2 17","card 2 2","card 2 5"]}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 82, '\x3469677277336d656a6662326b6479333239', '{"at":1794797731392,"decided":{"seat":0,"action":"play ghost punch","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 83, '\x3469677277336d656a6662326b6479333330', '{"at":1794797731400,"decided":{"seat":1,"action":"play belle fire","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 84, '\x3469677277336d656a6662326b6479333331', '{"at":1794797731412,"decided":{"seat":1,"action":"play tuco fire","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 85, '\x3469677277336d656a6662326b6479333332', '{"at":1794797731419,"decided":{"seat":2,"action":"play django floor","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 86, '\x3469677277336d656a6662326b6479333333', '{"at":1794797731428,"taken_back":{"seat":2}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 87, '\x3469677277336d656a6662326b6479333334', '{"at":1794797731436,"decided":{"seat":2,"action":"play django punch","by":"player","spent":5}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 88, '\x3469677277336d656a6662326b6479333335', '{"at":1794797731452,"decided":{"seat":0,"action":"fire django","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 89, '\x3469677277336d656a6662326b6479333336', '{"at":1794797731459,"decided":{"seat":0,"action":"rob jewel","by":"player","spent":1,"chance":["fallen_purse 1 1"]}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 90, '\x3469677277336d656a6662326b6479333337', '{"at":1794797731471,"decided":{"seat":1,"action":"fire django","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 91, '\x3469677277336d656a6662326b6479333338', '{"at":1794797731484,"taken_back":{"seat":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 92, '\x3469677277336d656a6662326b6479333339', '{"at":1794797731492,"decided":{"seat":1,"action":"fire doc","by":"player","spent":5}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 93, '\x3469677277336d656a6662326b6479333430', '{"at":1794797731508,"decided":{"seat":2,"action":"choose marshal","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 94, '\x3469677277336d656a6662326b6479333431', '{"at":1794797731520,"decided":{"seat":1,"action":"choose belle move","by":"player","spent":13}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 95, '\x3469677277336d656a6662326b6479333432', '{"at":1794797731528,"decided":{"seat":0,"action":"choose cheyenne punch","by":"player","spent":21,"chance":["card 1 2","card 1 1","card 1 16","card 1 3","card 1 6","card 1 8","card 2 4","card 2 5","card 2 0","card 2 7","card 2 9","card 2 8","card 2 2","card 0 1","card 0 2","card 0 3","card 0 6","card 0 4","card 0 8","round 0"]}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 96, '\x3469677277336d656a6662326b6479333433', '{"at":1794797731539,"decided":{"seat":1,"action":"play tuco floor","by":"player","spent":8}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 97, '\x3469677277336d656a6662326b6479333434', '{"at":1794797731548,"decided":{"seat":2,"action":"play django move","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 98, '\x3469677277336d656a6662326b6479333435', '{"at":1794797731555,"taken_back":{"seat":2}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 99, '\x3469677277336d656a6662326b6479333436', '{"at":1794797731567,"decided":{"seat":2,"action":"play django punch","by":"player","spent":5}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 100, '\x3469677277336d656a6662326b6479333437', '{"at":1794797731575,"decided":{"seat":0,"action":"play ghost floor down","by":"player","spent":3}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 101, '\x3469677277336d656a6662326b6479333438', '{"at":1794797731588,"decided":{"seat":0,"action":"pass","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 102, '\x3469677277336d656a6662326b6479333439', '{"at":1794797731596,"decided":{"seat":1,"action":"play tuco move","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 103, '\x3469677277336d656a6662326b6479333530', '{"at":1794797731608,"decided":{"seat":2,"action":"play marshal","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 104, '\x3469677277336d656a6662326b6479333531', '{"at":1794797731616,"decided":{"seat":0,"action":"draw","by":"player","spent":1,"chance":["card 0 0","card 0 19","card 0 5"]}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 105, '\x3469677277336d656a6662326b6479333532', '{"at":1794797731624,"decided":{"seat":1,"action":"play belle robbery","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 106, '\x3469677277336d656a6662326b6479333533', '{"at":1794797731632,"decided":{"seat":2,"action":"play django fire","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 107, '\x3469677277336d656a6662326b6479333534', '{"at":1794797731644,"decided":{"seat":0,"action":"play ghost robbery","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 108, '\x3469677277336d656a6662326b6479333535', '{"at":1794797731652,"decided":{"seat":1,"action":"draw","by":"player","spent":1,"chance":["card 1 10","card 1 9","card 1 5"]}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 109, '\x3469677277336d656a6662326b6479333536', '{"at":1794797731660,"decided":{"seat":0,"action":"play ghost punch","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 110, '\x3469677277336d656a6662326b6479333537', '{"at":1794797731672,"decided":{"seat":2,"action":"play doc punch","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 111, '\x3469677277336d656a6662326b6479333538', '{"at":1794797731681,"decided":{"seat":1,"action":"move forward 1","by":"player","spent":2}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 112, '\x3469677277336d656a6662326b6479333539', '{"at":1794797731688,"taken_back":{"seat":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 113, '\x3469677277336d656a6662326b6479333630', '{"at":1794797731708,"decided":{"seat":1,"action":"move forward 1","by":"player","spent":15}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 114, '\x3469677277336d656a6662326b6479333631', '{"at":1794797731724,"taken_back":{"seat":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 115, '\x3469677277336d656a6662326b6479333632', '{"at":1794797731735,"decided":{"seat":1,"action":"move forward 2","by":"player","spent":19}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 116, '\x3469677277336d656a6662326b6479333633', '{"at":1794797731743,"taken_back":{"seat":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 117, '\x3469677277336d656a6662326b6479333634', '{"at":1794797731755,"decided":{"seat":1,"action":"move forward 1","by":"player","spent":23}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 118, '\x3469677277336d656a6662326b6479333635', '{"at":1794797731768,"decided":{"seat":2,"action":"marshal forward","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 119, '\x3469677277336d656a6662326b6479333636', '{"at":1794797731783,"decided":{"seat":2,"action":"fire ghost","by":"player","spent":4,"chance":["purse 0 3","fallen_purse 1 1"]}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 120, '\x3469677277336d656a6662326b6479333637', '{"at":1794797731793,"decided":{"seat":2,"action":"push forward","by":"player","spent":2}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 121, '\x3469677277336d656a6662326b6479333638', '{"at":1794797731807,"decided":{"seat":0,"action":"choose ghost fire","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 122, '\x3469677277336d656a6662326b6479333639', '{"at":1794797731809,"taken_back":{"seat":0}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 123, '\x3469677277336d656a6662326b6479333730', '{"at":1794797731823,"decided":{"seat":0,"action":"choose ghost punch","by":"player","spent":8}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 124, '\x3469677277336d656a6662326b6479333731', '{"at":1794797731840,"decided":{"seat":1,"action":"choose tuco fire","by":"player","spent":37}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 125, '\x3469677277336d656a6662326b6479333732', '{"at":1794797731852,"decided":{"seat":2,"action":"choose django floor","by":"player","spent":49,"chance":["card 2 7","card 2 17","card 2 9","card 2 0","card 2 4","card 2 6","card 2 8","card 0 2","card 0 19","card 0 7","card 0 6","card 0 3","card 0 0","card 1 0","card 1 16","card 1 3","card 1 8","card 1 7","card 1 9","round 15"]}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 126, '\x3469677277336d656a6662326b6479333733', '{"at":1794797731861,"decided":{"seat":2,"action":"play django floor","by":"player","spent":2}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 127, '\x3469677277336d656a6662326b6479333734', '{"at":1794797731868,"taken_back":{"seat":2}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 128, '\x3469677277336d656a6662326b6479333735', '{"at":1794797731879,"decided":{"seat":2,"action":"play django fire","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 129, '\x3469677277336d656a6662326b6479333736', '{"at":1794797731891,"decided":{"seat":2,"action":"play doc robbery","by":"player","spent":8}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 130, '\x3469677277336d656a6662326b6479333737', '{"at":1794797731896,"decided":{"seat":0,"action":"play ghost move","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 131, '\x3469677277336d656a6662326b6479333738', '{"at":1794797731911,"decided":{"seat":1,"action":"play tuco fire","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 132, '\x3469677277336d656a6662326b6479333739', '{"at":1794797731923,"decided":{"seat":1,"action":"pass","by":"player","spent":8}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 133, '\x3469677277336d656a6662326b6479333830', '{"at":1794797731934,"decided":{"seat":2,"action":"play django move","by":"player","spent":3}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 134, '\x3469677277336d656a6662326b6479333831', '{"at":1794797731947,"decided":{"seat":0,"action":"draw","by":"player","spent":2,"chance":["card 0 18","card 0 1","card 0 10"]}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 135, '\x3469677277336d656a6662326b6479333832', '{"at":1794797731964,"decided":{"seat":1,"action":"play tuco punch","by":"player","spent":2}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 136, '\x3469677277336d656a6662326b6479333833', '{"at":1794797731976,"decided":{"seat":2,"action":"play doc punch","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 137, '\x3469677277336d656a6662326b6479333834', '{"at":1794797731987,"decided":{"seat":0,"action":"play ghost robbery","by":"player","spent":3}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 138, '\x3469677277336d656a6662326b6479333835', '{"at":1794797731999,"decided":{"seat":1,"action":"draw","by":"player","spent":4,"chance":["card 1 6","card 1 4","card 1 2"]}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 139, '\x3469677277336d656a6662326b6479333836', '{"at":1794797732008,"decided":{"seat":2,"action":"play django robbery","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 140, '\x3469677277336d656a6662326b6479333837', '{"at":1794797732020,"decided":{"seat":0,"action":"play ghost punch","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 141, '\x3469677277336d656a6662326b6479333838', '{"at":1794797732028,"decided":{"seat":1,"action":"play belle fire","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 142, '\x3469677277336d656a6662326b6479333839', '{"at":1794797732043,"decided":{"seat":1,"action":"play tuco floor","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 143, '\x3469677277336d656a6662326b6479333930', '{"at":1794797732053,"decided":{"seat":0,"action":"move backward 1","by":"player","spent":2,"chance":["fallen_purse 1 2"]}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 144, '\x3469677277336d656a6662326b6479333931', '{"at":1794797732071,"decided":{"seat":2,"action":"push forward","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 145, '\x3469677277336d656a6662326b6479333932', '{"at":1794797732074,"decided":{"seat":0,"action":"rob jewel","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 146, '\x3469677277336d656a6662326b6479333933', '{"at":1794797732086,"decided":{"seat":0,"action":"push backward","by":"player","spent":2}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 147, '\x3469677277336d656a6662326b6479333934', '{"at":1794797732107,"decided":{"seat":2,"action":"pass","by":"player","spent":8}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 148, '\x3469677277336d656a6662326b6479333935', '{"at":1794797732112,"decided":{"seat":2,"action":"rob purse 1","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 149, '\x3469677277336d656a6662326b6479333936', '{"at":1794797732124,"decided":{"seat":0,"action":"pass","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('5ysq6z5byl6wcrs', 150, '\x3469677277336d656a6662326b6479333937', '{"at":1794797732139,"decided":{"seat":0,"action":"pass","by":"player","spent":5}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 1, '\x3469677277336d656a6662326b6479333938', '{"at":1794797732163,"opened":{"config":{"edition":"2014","seats":4,"variant":"standard","expert":false,"horses":false,"bandits":"random","wagons":"random"},"options":{"title":"","listed":false,"spectators":true,"local_seats":false,"memory":false,"shuffle_seats":false,"take_back":true,"clock":{"kind":"live","decision_s":45,"bank_s":45},"grace_s":3600,"bot_pause_ms":0,"stand_in":"scripted"},"host":"zi72rfmxpgk7msd","rules":1}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 2, '\x3469677277336d656a6662326b6479333939', '{"at":1794797732171,"sat":{"seat":0,"who":"zi72rfmxpgk7msd","name":"Anna"}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 3, '\x3469677277336d656a6662326b6479343030', '{"at":1794797732179,"sat":{"seat":1,"who":"4hwxly64axpqpy3","name":"Łukasz Żółw","nonce":"85f725def206ed36"}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 4, '\x3469677277336d656a6662326b6479343031', '{"at":1794797732191,"sat":{"seat":2,"who":"cteefnckqie5p2r","name":"Иван Грозный","nonce":"083fe14ace179f19"}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 5, '\x3469677277336d656a6662326b6479343032', '{"at":1794797732205,"sat":{"seat":3,"who":"eedjwvhncjb2i5l","name":"陳大文","nonce":"6ebff0426b38e68d"}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 6, '\x3469677277336d656a6662326b6479343033', '{"at":1794797732216,"started":{"chance":["bandit 0 0","bandit 1 4","bandit 2 1","bandit 3 2","wagon 1","wagon 0","wagon 3","wagon 5","first 0","card 0 4","card 0 8","card 0 2","card 0 4","card 0 2","card 0 6","card 1 2","card 1 0","card 1 4","card 1 8","card 1 6","card 1 0","card 2 0","card 2 8","card 2 4","card 2 2","card 2 0","card 2 6","card 3 2","card 3 2","card 3 4","card 3 6","card 3 0","card 3 6","round 0"]}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 7, '\x3469677277336d656a6662326b6479343034', '{"at":1794797732244,"decided":{"seat":0,"action":"play ghost floor down","by":"player","spent":21}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 8, '\x3469677277336d656a6662326b6479343035', '{"at":1794797732259,"decided":{"seat":1,"action":"play tuco punch","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 9, '\x3469677277336d656a6662326b6479343036', '{"at":1794797732275,"decided":{"seat":2,"action":"play cheyenne robbery","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 10, '\x3469677277336d656a6662326b6479343037', '{"at":1794797732295,"decided":{"seat":3,"action":"play django move","by":"player","spent":11}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 11, '\x3469677277336d656a6662326b6479343038', '{"at":1794797732307,"decided":{"seat":0,"action":"draw","by":"player","spent":4,"chance":["card 0 0","card 0 10","card 0 6"]}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 12, '\x3469677277336d656a6662326b6479343039', '{"at":1794797732319,"decided":{"seat":1,"action":"play tuco floor","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 13, '\x3469677277336d656a6662326b6479343130', '{"at":1794797732332,"taken_back":{"seat":1}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 14, '\x3469677277336d656a6662326b6479343131', '{"at":1794797732343,"decided":{"seat":1,"action":"play tuco robbery","by":"player","spent":12}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 15, '\x3469677277336d656a6662326b6479343132', '{"at":1794797732356,"decided":{"seat":2,"action":"play cheyenne floor","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 16, '\x3469677277336d656a6662326b6479343133', '{"at":1794797732367,"decided":{"seat":3,"action":"draw","by":"player","spent":4,"chance":["card 3 10","card 3 0","card 3 4"]}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 17, '\x3469677277336d656a6662326b6479343134', '{"at":1794797732387,"decided":{"seat":0,"action":"draw","by":"player","spent":8,"chance":["card 0 0"]}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 18, '\x3469677277336d656a6662326b6479343135', '{"at":1794797732411,"taken_over":{"seat":1,"why":"host"}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 19, '\x3469677277336d656a6662326b6479343136', '{"at":1794797732424,"vacated":{"seats":[2],"why":"kicked"}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 20, '\x3469677277336d656a6662326b6479343137', '{"at":1794797732429,"decided":{"seat":1,"action":"play tuco move","by":"bot"}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 21, '\x3469677277336d656a6662326b6479343138', '{"at":1794797732443,"taken_over":{"seat":3,"why":"host"}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 22, '\x3469677277336d656a6662326b6479343139', '{"at":1794797732451,"decided":{"seat":2,"action":"play cheyenne move","by":"bot"}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 23, '\x3469677277336d656a6662326b6479343230', '{"at":1794797732459,"handed_back":{"seat":3}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 24, '\x3469677277336d656a6662326b6479343231', '{"at":1794797732479,"decided":{"seat":3,"action":"draw","by":"player","spent":8,"chance":["card 3 8"]}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 25, '\x3469677277336d656a6662326b6479343232', '{"at":1794797732486,"decided":{"seat":0,"action":"play ghost fire","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 26, '\x3469677277336d656a6662326b6479343233', '{"at":1794797732492,"decided":{"seat":3,"action":"play django punch","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 27, '\x3469677277336d656a6662326b6479343234', '{"at":1794797732507,"decided":{"seat":2,"action":"draw","by":"bot","chance":["card 2 4","card 2 6","card 2 10"]}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 28, '\x3469677277336d656a6662326b6479343235', '{"at":1794797732520,"decided":{"seat":1,"action":"play tuco fire","by":"bot"}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 29, '\x3469677277336d656a6662326b6479343236', '{"at":1794797732522,"decided":{"seat":1,"action":"push forward","by":"bot"}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 30, '\x3469677277336d656a6662326b6479343237', '{"at":1794797732540,"decided":{"seat":2,"action":"rob jewel","by":"bot"}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 31, '\x3469677277336d656a6662326b6479343238', '{"at":1794797732544,"decided":{"seat":3,"action":"move backward 1","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 32, '\x3469677277336d656a6662326b6479343239', '{"at":1794797732564,"decided":{"seat":1,"action":"rob purse","by":"bot","chance":["purse 1 6"]}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 33, '\x3469677277336d656a6662326b6479343330', '{"at":1794797732572,"decided":{"seat":1,"action":"move backward 1","by":"bot"}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 34, '\x3469677277336d656a6662326b6479343331', '{"at":1794797732588,"decided":{"seat":2,"action":"move forward 1","by":"bot"}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 25, '\x3469677277336d656a6662326b6479343731', '{"at":1794797733087,"decided":{"seat":2,"action":"draw","by":"player","spent":4,"chance":["card 2 6","card 2 2","card 2 10"]}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 35, '\x3469677277336d656a6662326b6479343332', '{"at":1794797732595,"decided":{"seat":1,"action":"fire ghost","by":"bot","chance":["card 1 2","card 1 4","card 1 4","card 1 0","card 1 2","card 1 0","card 2 6","card 2 4","card 2 8","card 2 4","card 2 0","card 2 6","card 3 4","card 3 8","card 3 2","card 3 0","card 3 2","card 3 10","card 0 6","card 0 4","card 0 6","card 0 20","card 0 2","card 0 8","round 6"]}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 36, '\x3469677277336d656a6662326b6479343333', '{"at":1794797732616,"decided":{"seat":1,"action":"play tuco fire","by":"bot"}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 37, '\x3469677277336d656a6662326b6479343334', '{"at":1794797732628,"decided":{"seat":2,"action":"play cheyenne fire","by":"bot"}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 38, '\x3469677277336d656a6662326b6479343335', '{"at":1794797732640,"decided":{"seat":3,"action":"play django fire","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 39, '\x3469677277336d656a6662326b6479343336', '{"at":1794797732651,"decided":{"seat":0,"action":"play ghost robbery","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 40, '\x3469677277336d656a6662326b6479343337', '{"at":1794797732663,"decided":{"seat":1,"action":"play tuco fire","by":"bot"}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 41, '\x3469677277336d656a6662326b6479343338', '{"at":1794797732676,"decided":{"seat":1,"action":"draw","by":"bot","chance":["card 1 8","card 1 6","card 1 10"]}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 42, '\x3469677277336d656a6662326b6479343339', '{"at":1794797732684,"decided":{"seat":2,"action":"play cheyenne fire","by":"bot"}}');
INSERT INTO public.entries VALUES ('m77p6b6ggb7bzyr', 43, '\x3469677277336d656a6662326b6479343430', '{"at":1794797732695,"decided":{"seat":2,"action":"play cheyenne move","by":"bot"}}');
INSERT INTO public.entries VALUES ('rk3tvd34dn5k67b', 1, '\x3469677277336d656a6662326b6479343431', '{"at":1794797732720,"opened":{"config":{"edition":"2014","seats":3,"variant":"standard","expert":false,"horses":false,"bandits":"random","wagons":"random"},"options":{"title":"","listed":false,"spectators":true,"local_seats":true,"memory":false,"shuffle_seats":false,"take_back":true,"clock":{"kind":"live","decision_s":45,"bank_s":45},"grace_s":3600,"bot_pause_ms":0,"stand_in":"scripted"},"host":"prodlsidurvub2o","rules":1}}');
INSERT INTO public.entries VALUES ('rk3tvd34dn5k67b', 2, '\x3469677277336d656a6662326b6479343432', '{"at":1794797732729,"sat":{"seat":0,"who":"prodlsidurvub2o","name":"Ann"}}');
INSERT INTO public.entries VALUES ('rk3tvd34dn5k67b', 3, '\x3469677277336d656a6662326b6479343433', '{"at":1794797732740,"sat":{"seat":1,"who":"prodlsidurvub2o","name":"Бен"}}');
INSERT INTO public.entries VALUES ('rk3tvd34dn5k67b', 4, '\x3469677277336d656a6662326b6479343434', '{"at":1794797732751,"sat":{"seat":2,"who":"prodlsidurvub2o","name":"Cid"}}');
INSERT INTO public.entries VALUES ('rk3tvd34dn5k67b', 5, '\x3469677277336d656a6662326b6479343435', '{"at":1794797732760,"started":{"chance":["bandit 0 1","bandit 1 5","bandit 2 0","wagon 1","wagon 4","wagon 2","first 0","card 0 8","card 0 2","card 0 4","card 0 0","card 0 10","card 0 6","card 1 6","card 1 10","card 1 2","card 1 8","card 1 6","card 1 4","card 1 2","card 2 8","card 2 0","card 2 0","card 2 4","card 2 2","card 2 6","round 5"]}}');
INSERT INTO public.entries VALUES ('rk3tvd34dn5k67b', 6, '\x3469677277336d656a6662326b6479343436', '{"at":1794797732772,"decided":{"seat":0,"action":"play cheyenne robbery","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 1, '\x3469677277336d656a6662326b6479343437', '{"at":1794797732787,"opened":{"config":{"edition":"2014","seats":3,"variant":"standard","expert":false,"horses":false,"bandits":"random","wagons":"random"},"options":{"title":"","listed":false,"spectators":true,"local_seats":false,"memory":false,"shuffle_seats":false,"take_back":true,"clock":{"kind":"live","decision_s":45,"bank_s":45},"grace_s":3600,"bot_pause_ms":0,"stand_in":"scripted"},"host":"eedjwvhncjb2i5l","rules":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 2, '\x3469677277336d656a6662326b6479343438', '{"at":1794797732805,"sat":{"seat":0,"who":"eedjwvhncjb2i5l","name":"陳大文"}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 3, '\x3469677277336d656a6662326b6479343439', '{"at":1794797732816,"sat":{"seat":1,"who":"cteefnckqie5p2r","name":"Иван Грозный","nonce":"d2742a522fab9ff0"}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 4, '\x3469677277336d656a6662326b6479343530', '{"at":1794797732832,"sat":{"seat":2,"who":"4hwxly64axpqpy3","name":"Łukasz Żółw","nonce":"156cbb25cbf8d59f"}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 5, '\x3469677277336d656a6662326b6479343531', '{"at":1794797732841,"started":{"chance":["bandit 0 5","bandit 1 4","bandit 2 3","wagon 5","wagon 0","wagon 2","first 0","card 0 2","card 0 4","card 0 6","card 0 0","card 0 2","card 0 10","card 0 6","card 1 10","card 1 0","card 1 8","card 1 4","card 1 2","card 1 2","card 2 2","card 2 4","card 2 0","card 2 6","card 2 8","card 2 10","round 1"]}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 6, '\x3469677277336d656a6662326b6479343532', '{"at":1794797732848,"decided":{"seat":0,"action":"play doc move","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 7, '\x3469677277336d656a6662326b6479343533', '{"at":1794797732864,"decided":{"seat":1,"action":"play tuco punch","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 8, '\x3469677277336d656a6662326b6479343534', '{"at":1794797732872,"decided":{"seat":2,"action":"play belle marshal","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 9, '\x3469677277336d656a6662326b6479343535', '{"at":1794797732888,"decided":{"seat":0,"action":"play doc fire","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 10, '\x3469677277336d656a6662326b6479343536', '{"at":1794797732891,"decided":{"seat":1,"action":"play tuco marshal","by":"player"}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 11, '\x3469677277336d656a6662326b6479343537', '{"at":1794797732908,"decided":{"seat":2,"action":"play belle move","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 12, '\x3469677277336d656a6662326b6479343538', '{"at":1794797732920,"decided":{"seat":0,"action":"play doc robbery","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 13, '\x3469677277336d656a6662326b6479343539', '{"at":1794797732932,"decided":{"seat":1,"action":"play tuco floor","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 14, '\x3469677277336d656a6662326b6479343630', '{"at":1794797732942,"decided":{"seat":2,"action":"play belle robbery","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 15, '\x3469677277336d656a6662326b6479343631', '{"at":1794797732960,"decided":{"seat":0,"action":"play doc marshal","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 16, '\x3469677277336d656a6662326b6479343632', '{"at":1794797732964,"decided":{"seat":1,"action":"draw","by":"player","spent":1,"chance":["card 1 0","card 1 4","card 1 6"]}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 17, '\x3469677277336d656a6662326b6479343633', '{"at":1794797732980,"decided":{"seat":2,"action":"play belle fire","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 18, '\x3469677277336d656a6662326b6479343634', '{"at":1794797732987,"decided":{"seat":1,"action":"push forward","by":"player","spent":3}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 19, '\x3469677277336d656a6662326b6479343635', '{"at":1794797733011,"decided":{"seat":1,"action":"marshal backward","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 20, '\x3469677277336d656a6662326b6479343636', '{"at":1794797733028,"decided":{"seat":0,"action":"marshal backward","by":"player","spent":8,"chance":["card 1 0","card 1 10","card 1 0","card 1 4","card 1 8","card 1 2","card 2 2","card 2 22","card 2 4","card 2 6","card 2 8","card 2 0","card 0 4","card 0 22","card 0 19","card 0 4","card 0 0","card 0 6","card 0 6","round 3"]}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 21, '\x3469677277336d656a6662326b6479343637', '{"at":1794797733042,"decided":{"seat":1,"action":"play tuco floor","by":"player","spent":3}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 22, '\x3469677277336d656a6662326b6479343638', '{"at":1794797733055,"decided":{"seat":2,"action":"play belle floor","by":"player","spent":8}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 23, '\x3469677277336d656a6662326b6479343639', '{"at":1794797733064,"decided":{"seat":0,"action":"play doc move","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 24, '\x3469677277336d656a6662326b6479343730', '{"at":1794797733080,"decided":{"seat":1,"action":"play tuco fire","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 26, '\x3469677277336d656a6662326b6479343732', '{"at":1794797733103,"decided":{"seat":0,"action":"play doc fire","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 27, '\x3469677277336d656a6662326b6479343733', '{"at":1794797733119,"decided":{"seat":1,"action":"play tuco marshal","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 28, '\x3469677277336d656a6662326b6479343734', '{"at":1794797733135,"decided":{"seat":1,"action":"play tuco punch","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 29, '\x3469677277336d656a6662326b6479343735', '{"at":1794797733142,"decided":{"seat":2,"action":"play belle punch","by":"player","spent":3}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 30, '\x3469677277336d656a6662326b6479343736', '{"at":1794797733159,"decided":{"seat":2,"action":"draw","by":"player","spent":4,"chance":["card 2 0","card 2 4"]}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 31, '\x3469677277336d656a6662326b6479343737', '{"at":1794797733175,"decided":{"seat":0,"action":"draw","by":"player","spent":4,"chance":["card 0 10","card 0 2","card 0 0"]}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 32, '\x3469677277336d656a6662326b6479343738', '{"at":1794797733187,"decided":{"seat":0,"action":"play doc fire","by":"player","spent":8}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 33, '\x3469677277336d656a6662326b6479343739', '{"at":1794797733207,"decided":{"seat":1,"action":"draw","by":"player","spent":4,"chance":["card 1 6","card 1 2","card 1 22"]}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 34, '\x3469677277336d656a6662326b6479343830', '{"at":1794797733224,"decided":{"seat":2,"action":"play belle robbery","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 35, '\x3469677277336d656a6662326b6479343831', '{"at":1794797733235,"decided":{"seat":0,"action":"play doc move","by":"player","spent":2}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 36, '\x3469677277336d656a6662326b6479343832', '{"at":1794797733255,"decided":{"seat":0,"action":"move forward 3","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 37, '\x3469677277336d656a6662326b6479343833', '{"at":1794797733269,"decided":{"seat":0,"action":"move backward 2","by":"player","spent":2,"chance":["card 2 22","card 2 0","card 2 0","card 2 21","card 2 2","card 2 4","card 0 10","card 0 0","card 0 6","card 0 22","card 0 0","card 0 4","card 0 4","card 1 22","card 1 6","card 1 10","card 1 4","card 1 21","card 1 4","round 2"]}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 38, '\x3469677277336d656a6662326b6479343834', '{"at":1794797733291,"decided":{"seat":2,"action":"draw","by":"player","spent":4,"chance":["card 2 2","card 2 6","card 2 4"]}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 39, '\x3469677277336d656a6662326b6479343835', '{"at":1794797733308,"decided":{"seat":0,"action":"play doc fire","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 40, '\x3469677277336d656a6662326b6479343836', '{"at":1794797733320,"decided":{"seat":1,"action":"draw","by":"player","spent":1,"chance":["card 1 0","card 1 2","card 1 2"]}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 41, '\x3469677277336d656a6662326b6479343837', '{"at":1794797733332,"decided":{"seat":2,"action":"play belle floor","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 42, '\x3469677277336d656a6662326b6479343838', '{"at":1794797733360,"taken_back":{"seat":2}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 43, '\x3469677277336d656a6662326b6479343839', '{"at":1794797733381,"decided":{"seat":2,"action":"play belle move","by":"player","spent":3}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 44, '\x3469677277336d656a6662326b6479343930', '{"at":1794797733399,"decided":{"seat":0,"action":"draw","by":"player","spent":4,"chance":["card 0 2","card 0 6","card 0 19"]}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 45, '\x3469677277336d656a6662326b6479343931', '{"at":1794797733415,"decided":{"seat":1,"action":"play tuco floor","by":"player","spent":5}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 46, '\x3469677277336d656a6662326b6479343932', '{"at":1794797733427,"decided":{"seat":2,"action":"draw","by":"player","spent":4,"chance":["card 2 22","card 2 10","card 2 8"]}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 47, '\x3469677277336d656a6662326b6479343933', '{"at":1794797733436,"decided":{"seat":0,"action":"draw","by":"player","spent":1,"chance":["card 0 8","card 0 2","card 0 20"]}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 48, '\x3469677277336d656a6662326b6479343934', '{"at":1794797733456,"decided":{"seat":1,"action":"play tuco floor","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 49, '\x3469677277336d656a6662326b6479343935', '{"at":1794797733468,"decided":{"seat":2,"action":"play belle floor","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 50, '\x3469677277336d656a6662326b6479343936', '{"at":1794797733488,"decided":{"seat":0,"action":"play doc robbery","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 51, '\x3469677277336d656a6662326b6479343937', '{"at":1794797733499,"taken_back":{"seat":0}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 52, '\x3469677277336d656a6662326b6479343938', '{"at":1794797733507,"decided":{"seat":0,"action":"play doc marshal","by":"player","spent":8}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 53, '\x3469677277336d656a6662326b6479343939', '{"at":1794797733512,"decided":{"seat":1,"action":"play tuco marshal","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 54, '\x3469677277336d656a6662326b6479353030', '{"at":1794797733515,"decided":{"seat":2,"action":"move forward 1","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 55, '\x3469677277336d656a6662326b6479353031', '{"at":1794797733527,"decided":{"seat":0,"action":"marshal backward","by":"player","spent":8,"chance":["card 0 0","card 0 20","card 0 10","card 0 8","card 0 0","card 0 2","card 0 4","card 1 2","card 1 8","card 1 2","card 1 0","card 1 4","card 1 22","card 2 2","card 2 8","card 2 22","card 2 6","card 2 22","card 2 6","round 5"]}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 56, '\x3469677277336d656a6662326b6479353032', '{"at":1794797733539,"decided":{"seat":0,"action":"play doc move","by":"player","spent":10}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 57, '\x3469677277336d656a6662326b6479353033', '{"at":1794797733548,"decided":{"seat":1,"action":"play tuco punch","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 58, '\x3469677277336d656a6662326b6479353034', '{"at":1794797733556,"decided":{"seat":2,"action":"play belle floor","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 59, '\x3469677277336d656a6662326b6479353035', '{"at":1794797733563,"decided":{"seat":0,"action":"play doc floor","by":"player","spent":6}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 60, '\x3469677277336d656a6662326b6479353036', '{"at":1794797733572,"decided":{"seat":1,"action":"play tuco floor","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 61, '\x3469677277336d656a6662326b6479353037', '{"at":1794797733575,"decided":{"seat":2,"action":"draw","by":"player","spent":1,"chance":["card 2 0","card 2 10","card 2 2"]}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 62, '\x3469677277336d656a6662326b6479353038', '{"at":1794797733579,"decided":{"seat":0,"action":"play doc punch","by":"player","spent":3}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 63, '\x3469677277336d656a6662326b6479353039', '{"at":1794797733591,"decided":{"seat":1,"action":"play tuco move","by":"player","spent":10}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 64, '\x3469677277336d656a6662326b6479353130', '{"at":1794797733594,"decided":{"seat":2,"action":"play belle robbery","by":"player","spent":2}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 65, '\x3469677277336d656a6662326b6479353131', '{"at":1794797733599,"decided":{"seat":0,"action":"play doc move","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 66, '\x3469677277336d656a6662326b6479353132', '{"at":1794797733607,"decided":{"seat":1,"action":"draw","by":"player","spent":4,"chance":["card 1 22","card 1 6","card 1 10"]}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 67, '\x3469677277336d656a6662326b6479353133', '{"at":1794797733619,"decided":{"seat":2,"action":"play belle floor","by":"player","spent":11}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 68, '\x3469677277336d656a6662326b6479353134', '{"at":1794797733628,"decided":{"seat":0,"action":"play doc marshal","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 69, '\x3469677277336d656a6662326b6479353135', '{"at":1794797733636,"decided":{"seat":1,"action":"play tuco floor","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 70, '\x3469677277336d656a6662326b6479353136', '{"at":1794797733649,"decided":{"seat":2,"action":"play belle punch","by":"player","spent":2}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 71, '\x3469677277336d656a6662326b6479353137', '{"at":1794797733672,"decided":{"seat":0,"action":"move backward 2","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 72, '\x3469677277336d656a6662326b6479353138', '{"at":1794797733681,"decided":{"seat":1,"action":"move forward 1","by":"player","spent":2}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 73, '\x3469677277336d656a6662326b6479353139', '{"at":1794797733698,"decided":{"seat":0,"action":"marshal backward","by":"player","spent":3}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 74, '\x3469677277336d656a6662326b6479353230', '{"at":1794797733711,"decided":{"seat":2,"action":"push forward","by":"player","spent":4,"chance":["card 1 2","card 1 22","card 1 6","card 1 22","card 1 0","card 1 8","card 2 8","card 2 6","card 2 4","card 2 22","card 2 2","card 2 2","card 0 2","card 0 0","card 0 2","card 0 6","card 0 22","card 0 20","card 0 4","round 16"]}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 75, '\x3469677277336d656a6662326b6479353231', '{"at":1794797733735,"decided":{"seat":1,"action":"play tuco floor","by":"player","spent":12}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 76, '\x3469677277336d656a6662326b6479353232', '{"at":1794797733740,"decided":{"seat":2,"action":"play belle robbery","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 77, '\x3469677277336d656a6662326b6479353233', '{"at":1794797733760,"decided":{"seat":0,"action":"draw","by":"player","spent":1,"chance":["card 0 10","card 0 19","card 0 8"]}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 78, '\x3469677277336d656a6662326b6479353234', '{"at":1794797733779,"decided":{"seat":1,"action":"play tuco move","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 79, '\x3469677277336d656a6662326b6479353235', '{"at":1794797733784,"decided":{"seat":2,"action":"draw","by":"player","spent":1,"chance":["card 2 21","card 2 6","card 2 0"]}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 80, '\x3469677277336d656a6662326b6479353236', '{"at":1794797733803,"decided":{"seat":0,"action":"play doc robbery","by":"player","spent":5}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 81, '\x3469677277336d656a6662326b6479353237', '{"at":1794797733823,"decided":{"seat":1,"action":"play tuco punch","by":"player","spent":6}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 82, '\x3469677277336d656a6662326b6479353238', '{"at":1794797733835,"decided":{"seat":2,"action":"play belle punch","by":"player","spent":4}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 83, '\x3469677277336d656a6662326b6479353239', '{"at":1794797733848,"decided":{"seat":0,"action":"play doc punch","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 84, '\x3469677277336d656a6662326b6479353330', '{"at":1794797733868,"decided":{"seat":1,"action":"play tuco robbery","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 85, '\x3469677277336d656a6662326b6479353331', '{"at":1794797733889,"decided":{"seat":2,"action":"draw","by":"player","spent":2,"chance":["card 2 10","card 2 4","card 2 22"]}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 86, '\x3469677277336d656a6662326b6479353332', '{"at":1794797733907,"decided":{"seat":0,"action":"play doc fire","by":"player","spent":9}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 87, '\x3469677277336d656a6662326b6479353333', '{"at":1794797733916,"taken_back":{"seat":0}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 88, '\x3469677277336d656a6662326b6479353334', '{"at":1794797733935,"decided":{"seat":0,"action":"play doc marshal","by":"player","spent":13}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 89, '\x3469677277336d656a6662326b6479353335', '{"at":1794797733947,"decided":{"seat":2,"action":"rob purse","by":"player","spent":4,"chance":["purse 2 1"]}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 90, '\x3469677277336d656a6662326b6479353336', '{"at":1794797733964,"decided":{"seat":1,"action":"move backward 1","by":"player","spent":1}}');
INSERT INTO public.entries VALUES ('d6wplcwmdf2yrbf', 1, '\x3469677277336d656a6662326b6479353337', '{"at":1794797733985,"opened":{"config":{"edition":"2014","seats":3,"variant":"standard","expert":false,"horses":false,"bandits":"random","wagons":"random"},"options":{"title":"","listed":false,"spectators":true,"local_seats":false,"memory":false,"shuffle_seats":false,"take_back":true,"clock":{"kind":"live","decision_s":45,"bank_s":45},"grace_s":3600,"bot_pause_ms":0,"stand_in":"scripted"},"host":"cteefnckqie5p2r","rules":1}}');
INSERT INTO public.entries VALUES ('d6wplcwmdf2yrbf', 2, '\x3469677277336d656a6662326b6479353338', '{"at":1794797733991,"sat":{"seat":0,"who":"eedjwvhncjb2i5l","name":"陳大文"}}');
INSERT INTO public.entries VALUES ('d6wplcwmdf2yrbf', 3, '\x3469677277336d656a6662326b6479353339', '{"at":1794797734003,"sat":{"seat":1,"who":"cteefnckqie5p2r","name":"Иван Грозный"}}');
INSERT INTO public.entries VALUES ('d6wplcwmdf2yrbf', 4, '\x3469677277336d656a6662326b6479353430', '{"at":1794797734011,"sat":{"seat":2,"who":"4hwxly64axpqpy3","name":"Łukasz Żółw"}}');
INSERT INTO public.entries VALUES ('l7vhx6cptiemi3i', 91, '\x3469677277336d656a6662326b6479353431', '{"at":1794797734023,"rematched":{"table":"d6wplcwmdf2yrbf"}}');


--
-- Data for Name: folsom_schema; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.folsom_schema VALUES (2);


--
-- Data for Name: leases; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.leases VALUES ('hshgkmkhajkalnr', '', 1794801327763);
INSERT INTO public.leases VALUES ('bfhiqwuzsfoxcza', '', 1794884128253);
INSERT INTO public.leases VALUES ('q7p7uo72vw32frm', '', 1794801327847);
INSERT INTO public.leases VALUES ('htcw4pvy3vgxq2c', '', 1794801327941);
INSERT INTO public.leases VALUES ('clvk6ooa73jjrq3', '', 1794801327891);
INSERT INTO public.leases VALUES ('vrbvuub5m2gjuwf', '', 1794801327986);
INSERT INTO public.leases VALUES ('7fle4lpykbaopme', '', 1794884129093);
INSERT INTO public.leases VALUES ('ehmqe24wmne4fnv', '', 9223372036854775807);
INSERT INTO public.leases VALUES ('x7kxuvmjm3qeda4', '', 1794884128099);
INSERT INTO public.leases VALUES ('24u44il3cz6opks', '', 1794884128144);
INSERT INTO public.leases VALUES ('7rr6gtyad7iejhw', '', 1794884128775);
INSERT INTO public.leases VALUES ('gk5hixcrzbg22fa', '', 1794884129348);
INSERT INTO public.leases VALUES ('d6wplcwmdf2yrbf', '', 1794797733985);
INSERT INTO public.leases VALUES ('l7vhx6cptiemi3i', '', 9223372036854775807);
INSERT INTO public.leases VALUES ('rk3tvd34dn5k67b', '', 1794884132785);
INSERT INTO public.leases VALUES ('5mbqlj7iwg2nc3a', '', 9223372036854775807);
INSERT INTO public.leases VALUES ('giddjq3xiqapd7v', '', 1794884129688);
INSERT INTO public.leases VALUES ('m77p6b6ggb7bzyr', '', 1794884132719);
INSERT INTO public.leases VALUES ('5ysq6z5byl6wcrs', '', 9223372036854775807);
INSERT INTO public.leases VALUES ('zhynzssfjlpkyx6', '', 1794884129405);


--
-- Data for Name: links; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.links VALUES ('\x37633239663134376636386136636332623763656331303666383263333062373233313135633061323965336439323135306331623731623336393935373666', 'm77p6b6ggb7bzyr', 0, 'zi72rfmxpgk7msd', 1794798332402);


--
-- Data for Name: nodes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.nodes VALUES ('4igrw3mejfb2kdy', 1794797744071);


--
-- Data for Name: people; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.people VALUES ('zi72rfmxpgk7msd', 'Anna', NULL, '', false, 1794797724645, '');
INSERT INTO public.people VALUES ('cteefnckqie5p2r', 'Иван Грозный', NULL, '', false, 1794797724679, '');
INSERT INTO public.people VALUES ('eedjwvhncjb2i5l', '陳大文', NULL, '', false, 1794797724698, '');
INSERT INTO public.people VALUES ('prodlsidurvub2o', 'José', NULL, '', false, 1794797724714, '');
INSERT INTO public.people VALUES ('naj46mmfdgxmvsu', 'O''Neil "Doc" <b>', NULL, '', false, 1794797724739, '');
INSERT INTO public.people VALUES ('4gj2upxcwkozopv', 'Belle Starr', 'belle starr', '$argon2id$v=19$m=65536,t=2,p=1$1Z6kmrHPpNDMGkf9RBLIPg$EklVO4Ug/25PZtPQVfJmCCRLRMaTT8b1p0PzSWiirAc', false, 1794797724744, '');
INSERT INTO public.people VALUES ('76vwse7tpxwnsuy', 'Straße', 'straße', '$argon2id$v=19$m=65536,t=2,p=1$illvuvEODI1cgzR9Tqh3jg$cof0pLSnG0/yhJ61UAjr7SIcqViFR1Pf/HQop2NKKqU', false, 1794797725572, '');
INSERT INTO public.people VALUES ('4bl534ic5q7syla', 'STRASSE', 'strasse', '$argon2id$v=19$m=65536,t=2,p=1$iMAiPGDK7J7a5/sD8POM7w$AX/RMQa2tscJBycdgPQEDKK4QG3bceoR7Sg7/YEwmvg', false, 1794797725894, '');
INSERT INTO public.people VALUES ('ypt4czs2j3drz32', 'ΣΊΣΥΦΟΣ', 'σίσυφοσ', '$argon2id$v=19$m=65536,t=2,p=1$dv3G+xstx4+5m6KMmzJv8Q$uU61qXJXIZuDzNNhGEzs+UyuTUUmEqOoIsnepRt5iVE', false, 1794797726199, '');
INSERT INTO public.people VALUES ('bhum4islmic7z73', 'İpek', 'İpek', '$argon2id$v=19$m=65536,t=2,p=1$spPg3ViWCRWnMzrJx3/wQg$GuJR8LeWeifRxPnIjOZwP/mE6dyUoSrN4Nicfs8ypIc', false, 1794797726463, '');
INSERT INTO public.people VALUES ('y4ufra4gkld3jnu', 'Ｗｙａｔｔ', 'Ｗｙａｔｔ', '$argon2id$v=19$m=65536,t=2,p=1$JK6m6WPe9B/CPSPPMrUgLA$EMzgQ+9XI/TF7UMnThfPVpPntT6zDWQGfE88GMvW9uU', false, 1794797726724, '');
INSERT INTO public.people VALUES ('frul2si6wovysh4', 'Wyatt', 'wyatt', '$argon2id$v=19$m=65536,t=2,p=1$BxQl4B/dx0K8McnUsi4r2Q$0vV5WnJTa2Pw0nuwPqdqlrROf3gV9e/y0YG5hpjWMNQ', false, 1794797727001, '');
INSERT INTO public.people VALUES ('742zcnuv73upi23', 'Ёлка', 'ёлка', '$argon2id$v=19$m=65536,t=2,p=1$mC8IE6kdGBTFGpEYbp6Tbw$4N/9yrkuJnJRLGwzdBNQtnjmhDPUVdVIi8ix5fHP1FA', false, 1794797727385, '');
INSERT INTO public.people VALUES ('4hwxly64axpqpy3', 'Łukasz Żółw', NULL, '', false, 1794797724665, 'https://hooks.invalid/turn');
INSERT INTO public.people VALUES ('k6qamejqk4nlr4e', 'Guest 6431', NULL, '', false, 1794797727689, '');
INSERT INTO public.people VALUES ('6nglchntadfpaqz', 'Программа', NULL, '', true, 1794797727928, '');


--
-- Data for Name: positions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.positions VALUES ('x7kxuvmjm3qeda4', 4, '{"config":{"edition":"2014","seats":2,"variant":"duo14","expert":true,"horses":true,"bandits":["tuco","cheyenne","django","doc"],"wagons":"random"},"wagons":["freight","mail","parlor","dining"],"seats":{"0":{"bandits":["cheyenne","tuco"],"hand":[],"deck":["cheyenne move","tuco move","cheyenne floor","tuco floor","cheyenne fire","tuco fire","cheyenne robbery","tuco robbery","cheyenne punch","tuco punch","marshal","cheyenne ride","tuco ride"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]},"1":{"bandits":["django","doc"],"hand":[],"deck":["django move","doc move","django floor","doc floor","django fire","doc fire","django robbery","doc robbery","django punch","doc punch","marshal","django ride","doc ride"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]}},"bandits":{"cheyenne":{"place":"unplaced","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"django":{"place":"unplaced","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"tuco":{"place":"unplaced","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"doc":{"place":"unplaced","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false}},"phase":"attack","ask":"board","pending":[0,1],"step":0,"round":0,"rounds":[],"turn":0,"order":0,"acts":0,"pile":[],"pile_next":0,"purses":{"0":{"at":"out","knowers":[]},"1":{"at":"on cheyenne","value":250,"knowers":"all"},"2":{"at":"on django","value":250,"knowers":"all"},"3":{"at":"out","knowers":[]},"4":{"at":"on tuco","value":250,"knowers":"all"},"5":{"at":"on doc","value":250,"knowers":"all"},"6":{"at":"car 2 inside","knowers":[]},"7":{"at":"car 3 inside","knowers":[]},"8":{"at":"car 1 inside","knowers":[]},"9":{"at":"car 1 inside","knowers":[]},"10":{"at":"car 1 inside","knowers":[]},"11":{"at":"car 4 inside","knowers":[]},"12":{"at":"car 4 inside","knowers":[]},"13":{"at":"car 4 inside","knowers":[]},"14":{"at":"car 4 inside","knowers":[]},"15":{"at":"out","knowers":[]},"16":{"at":"out","knowers":[]},"17":{"at":"out","knowers":[]}},"jewels":{"car 3 inside":1,"car 4 inside":1},"strongboxes":{"car 0 inside":1,"coach roof":1},"strongbox_waits":true,"marshal":0,"neutral":16,"horses":{"coach":0,"guard":"on_coach","horses":[0,0,0,0,0,0,0],"hostages":["zealot","old_lady","photographer"],"flasks":{"0":{"at":"car 1 inside","knowers":[],"half":false},"1":{"at":"car 2 inside","knowers":[],"half":false},"2":{"at":"car 3 inside","knowers":[],"half":false},"3":{"at":"car 4 inside","knowers":[],"half":false},"4":{"at":"out","knowers":[],"half":false},"5":{"at":"out","knowers":[],"half":false}},"riding":["cheyenne","django","tuco","doc"],"attacked":4,"fleeing":[],"asked":[],"boarding":[]}}');
INSERT INTO public.positions VALUES ('24u44il3cz6opks', 5, '{"config":{"edition":"2018","seats":3,"variant":"duo18","expert":false,"horses":false,"bandits":"random","wagons":"random"},"wagons":["saloon","mail","freight","parlor"],"seats":{"0":{"bandits":["django","doc"],"hand":[],"deck":["django move","doc move","django floor","doc floor","django fire","doc fire","django robbery","doc robbery","django punch","doc punch","marshal"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]},"1":{"bandits":["ghost","cheyenne"],"hand":[],"deck":["ghost move","cheyenne move","ghost floor","cheyenne floor","ghost fire","cheyenne fire","ghost robbery","cheyenne robbery","ghost punch","cheyenne punch","marshal"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]},"2":{"bandits":["belle","tuco"],"hand":[],"deck":["belle move","tuco move","belle floor","tuco floor","belle fire","tuco fire","belle robbery","tuco robbery","belle punch","tuco punch","marshal"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]}},"bandits":{"ghost":{"place":"unplaced","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"cheyenne":{"place":"unplaced","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"django":{"place":"unplaced","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"belle":{"place":"unplaced","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"tuco":{"place":"unplaced","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"doc":{"place":"unplaced","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false}},"phase":"placing","ask":"caboose","pending":[0,1,2],"step":0,"round":0,"rounds":[],"turn":0,"order":0,"acts":0,"pile":[],"pile_next":0,"purses":{"0":{"at":"on ghost","value":250,"knowers":"all"},"1":{"at":"on cheyenne","value":250,"knowers":"all"},"2":{"at":"on django","value":250,"knowers":"all"},"3":{"at":"on belle","value":250,"knowers":"all"},"4":{"at":"on tuco","value":250,"knowers":"all"},"5":{"at":"on doc","value":250,"knowers":"all"},"6":{"at":"car 2 inside","knowers":[]},"7":{"at":"car 4 inside","knowers":[]},"8":{"at":"car 3 inside","knowers":[]},"9":{"at":"car 3 inside","knowers":[]},"10":{"at":"car 3 inside","knowers":[]},"11":{"at":"out","knowers":[]},"12":{"at":"out","knowers":[]},"13":{"at":"out","knowers":[]},"14":{"at":"out","knowers":[]},"15":{"at":"car 1 inside","knowers":[]},"16":{"at":"car 1 inside","knowers":[]},"17":{"at":"car 1 inside","knowers":[]}},"jewels":{"car 1 inside":1,"car 4 inside":1},"strongboxes":{"car 0 inside":1},"strongbox_waits":true,"marshal":0,"neutral":13,"pairs":["cheyenne","django","tuco"]}');
INSERT INTO public.positions VALUES ('bfhiqwuzsfoxcza', 6, '{"config":{"edition":"2014","seats":4,"variant":"teams","expert":true,"horses":false,"bandits":"random","wagons":"random"},"wagons":["parlor","jeweler","mail","saloon"],"seats":{"0":{"bandits":["ghost"],"hand":["ghost move","ghost move","ghost floor","ghost fire","ghost marshal","tuco marshal"],"deck":["ghost floor","ghost fire","ghost robbery","ghost punch"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":6,"known_duds":0,"kept":[]},"1":{"bandits":["tuco"],"hand":["tuco move","tuco floor","tuco floor","ghost robbery","tuco robbery","tuco punch"],"deck":["tuco move","tuco fire","tuco fire","tuco robbery"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":6,"known_duds":0,"kept":[]},"2":{"bandits":["belle"],"hand":["belle move","belle floor","belle floor","doc floor","belle fire","belle marshal"],"deck":["belle move","belle fire","belle robbery","belle robbery"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":6,"known_duds":0,"kept":[]},"3":{"bandits":["doc"],"hand":["doc move","doc floor","doc fire","doc robbery","belle punch","doc punch","doc marshal"],"deck":["doc move","doc fire","doc robbery"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":7,"known_duds":0,"kept":[]}},"bandits":{"ghost":{"place":"car 4 inside","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"belle":{"place":"car 4 inside","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"tuco":{"place":"car 3 inside","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"doc":{"place":"car 3 inside","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false}},"phase":"planning","ask":"plan","pending":[0],"step":0,"round":1,"rounds":["angry_marshal_24"],"first":0,"turn":0,"order":0,"acts":0,"pile":[],"pile_next":0,"purses":{"0":{"at":"on ghost","value":250,"knowers":"all"},"1":{"at":"out","knowers":[]},"2":{"at":"out","knowers":[]},"3":{"at":"on belle","value":250,"knowers":"all"},"4":{"at":"on tuco","value":250,"knowers":"all"},"5":{"at":"on doc","value":250,"knowers":"all"},"6":{"at":"car 3 inside","knowers":[]},"7":{"at":"car 1 inside","knowers":[]},"8":{"at":"out","knowers":[]},"9":{"at":"out","knowers":[]},"10":{"at":"out","knowers":[]},"11":{"at":"out","knowers":[]},"12":{"at":"out","knowers":[]},"13":{"at":"out","knowers":[]},"14":{"at":"out","knowers":[]},"15":{"at":"car 4 inside","knowers":[]},"16":{"at":"car 4 inside","knowers":[]},"17":{"at":"car 4 inside","knowers":[]}},"jewels":{"car 1 inside":1,"car 2 inside":3,"car 4 inside":1},"strongboxes":{"car 0 inside":1},"strongbox_waits":true,"marshal":0,"neutral":13}');
INSERT INTO public.positions VALUES ('7rr6gtyad7iejhw', 16, '{"config":{"edition":"2014","seats":6,"variant":"standard","expert":false,"horses":true,"bandits":"random","wagons":"random"},"wagons":["parlor","mail","jeweler","freight","dining","saloon"],"seats":{"0":{"bandits":["tuco"],"hand":["tuco floor","tuco fire","tuco robbery","tuco robbery","tuco punch","tuco marshal"],"deck":["tuco move","tuco move","tuco floor","tuco fire","tuco ride"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]},"1":{"bandits":["cheyenne"],"hand":["cheyenne move","cheyenne move","cheyenne fire","cheyenne punch","cheyenne marshal","cheyenne ride"],"deck":["cheyenne floor","cheyenne floor","cheyenne fire","cheyenne robbery","cheyenne robbery"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]},"2":{"bandits":["doc"],"hand":["doc move","doc floor","doc fire","doc fire","doc robbery","doc punch","doc ride"],"deck":["doc move","doc floor","doc robbery","doc marshal"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]},"3":{"bandits":["django"],"hand":["django move","django floor","django fire","django fire","django robbery","django ride"],"deck":["django move","django floor","django robbery","django punch","django marshal"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]},"4":{"bandits":["belle"],"hand":["belle move","belle fire","belle robbery","belle robbery","belle punch","belle marshal"],"deck":["belle move","belle floor","belle floor","belle fire","belle ride"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]},"5":{"bandits":["ghost"],"hand":["ghost move","ghost floor","ghost floor","ghost fire","ghost robbery","ghost ride"],"deck":["ghost move","ghost fire","ghost robbery","ghost punch","ghost marshal"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]}},"bandits":{"ghost":{"place":"car 6 inside","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"cheyenne":{"place":"car 6 inside","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"django":{"place":"car 5 inside","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"belle":{"place":"car 5 inside","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"tuco":{"place":"car 6 inside","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"doc":{"place":"car 6 inside","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false}},"phase":"planning","ask":"plan","pending":[2],"step":0,"round":1,"rounds":["rebellion_56"],"first":2,"turn":0,"order":0,"acts":0,"pile":[],"pile_next":0,"purses":{"0":{"at":"on ghost","value":250,"knowers":"all"},"1":{"at":"on cheyenne","value":250,"knowers":"all"},"2":{"at":"on django","value":250,"knowers":"all"},"3":{"at":"on belle","value":250,"knowers":"all"},"4":{"at":"on tuco","value":250,"knowers":"all"},"5":{"at":"on doc","value":250,"knowers":"all"},"6":{"at":"car 2 inside","knowers":[]},"7":{"at":"car 1 inside","knowers":[]},"8":{"at":"car 4 inside","knowers":[]},"9":{"at":"car 4 inside","knowers":[]},"10":{"at":"car 4 inside","knowers":[]},"11":{"at":"car 5 inside","knowers":[]},"12":{"at":"car 5 inside","knowers":[]},"13":{"at":"car 5 inside","knowers":[]},"14":{"at":"car 5 inside","knowers":[]},"15":{"at":"car 6 inside","knowers":[]},"16":{"at":"car 6 inside","knowers":[]},"17":{"at":"car 6 inside","knowers":[]}},"jewels":{"car 1 inside":1,"car 3 inside":3,"car 5 inside":1,"car 6 inside":1},"strongboxes":{"car 0 inside":1,"coach roof":1},"strongbox_waits":true,"marshal":0,"neutral":16,"horses":{"coach":0,"guard":"on_coach","horses":[0,0,0,0,0,2,4],"hostages":["poodle","banker","minister","teacher","photographer"],"flasks":{"0":{"at":"car 1 inside","knowers":[],"half":false},"1":{"at":"car 2 inside","knowers":[],"half":false},"2":{"at":"car 3 inside","knowers":[],"half":false},"3":{"at":"car 4 inside","knowers":[],"half":false},"4":{"at":"car 5 inside","knowers":[],"half":false},"5":{"at":"car 6 inside","knowers":[],"half":false}},"riding":[],"fleeing":[],"asked":[],"boarding":[]}}');
INSERT INTO public.positions VALUES ('7fle4lpykbaopme', 6, '{"config":{"edition":"2018","seats":4,"variant":"basic","expert":false,"horses":false,"bandits":"random","wagons":"random"},"wagons":["mail","freight","jeweler","saloon"],"seats":{"0":{"bandits":["ghost"],"hand":["ghost move","ghost move","ghost floor","ghost fire","ghost fire","ghost robbery"],"deck":["ghost floor","ghost robbery","ghost punch","ghost marshal"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]},"1":{"bandits":["belle"],"hand":["belle move","belle floor","belle fire","belle fire","belle robbery","belle marshal"],"deck":["belle move","belle floor","belle robbery","belle punch"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]},"2":{"bandits":["cheyenne"],"hand":["cheyenne move","cheyenne floor","cheyenne fire","cheyenne robbery","cheyenne punch","cheyenne marshal"],"deck":["cheyenne move","cheyenne floor","cheyenne fire","cheyenne robbery"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]},"3":{"bandits":["tuco"],"hand":["tuco floor","tuco fire","tuco fire","tuco robbery","tuco robbery","tuco punch"],"deck":["tuco move","tuco move","tuco floor","tuco marshal"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]}},"bandits":{"ghost":{"place":"car 4 inside","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"cheyenne":{"place":"car 4 inside","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"belle":{"place":"car 3 inside","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"tuco":{"place":"car 3 inside","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false}},"phase":"planning","ask":"plan","pending":[0],"step":0,"round":1,"rounds":["bridge_24"],"first":0,"turn":0,"order":0,"acts":0,"pile":[],"pile_next":0,"purses":{"0":{"at":"on ghost","value":250,"knowers":"all"},"1":{"at":"on cheyenne","value":250,"knowers":"all"},"2":{"at":"out","knowers":[]},"3":{"at":"on belle","value":250,"knowers":"all"},"4":{"at":"on tuco","value":250,"knowers":"all"},"5":{"at":"out","knowers":[]},"6":{"at":"car 1 inside","knowers":[]},"7":{"at":"out","knowers":[]},"8":{"at":"car 2 inside","knowers":[]},"9":{"at":"car 2 inside","knowers":[]},"10":{"at":"car 2 inside","knowers":[]},"11":{"at":"out","knowers":[]},"12":{"at":"out","knowers":[]},"13":{"at":"out","knowers":[]},"14":{"at":"out","knowers":[]},"15":{"at":"car 4 inside","knowers":[]},"16":{"at":"car 4 inside","knowers":[]},"17":{"at":"car 4 inside","knowers":[]}},"jewels":{"car 3 inside":3,"car 4 inside":1},"strongboxes":{"car 0 inside":1},"strongbox_waits":true,"marshal":0,"neutral":13}');
INSERT INTO public.positions VALUES ('gk5hixcrzbg22fa', 7, '{"config":{"edition":"2014","seats":5,"variant":"standard","expert":true,"horses":true,"bandits":"random","wagons":"random"},"wagons":["jeweler","dining","mail","freight","saloon"],"seats":{"0":{"bandits":["django"],"hand":[],"deck":["django move","django move","django floor","django floor","django fire","django fire","django robbery","django robbery","django punch","django marshal","django ride"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]},"1":{"bandits":["cheyenne"],"hand":[],"deck":["cheyenne move","cheyenne move","cheyenne floor","cheyenne floor","cheyenne fire","cheyenne fire","cheyenne robbery","cheyenne robbery","cheyenne punch","cheyenne marshal","cheyenne ride"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]},"2":{"bandits":["belle"],"hand":[],"deck":["belle move","belle move","belle floor","belle floor","belle fire","belle fire","belle robbery","belle robbery","belle punch","belle marshal","belle ride"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]},"3":{"bandits":["doc"],"hand":[],"deck":["doc move","doc move","doc floor","doc floor","doc fire","doc fire","doc robbery","doc robbery","doc punch","doc marshal","doc ride"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]},"4":{"bandits":["ghost"],"hand":[],"deck":["ghost move","ghost move","ghost floor","ghost floor","ghost fire","ghost fire","ghost robbery","ghost robbery","ghost punch","ghost marshal","ghost ride"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]}},"bandits":{"ghost":{"place":"unplaced","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"cheyenne":{"place":"unplaced","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"django":{"place":"unplaced","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"belle":{"place":"unplaced","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"doc":{"place":"unplaced","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false}},"phase":"attack","ask":"board","pending":[0,1,2,3,4],"step":0,"round":0,"rounds":[],"turn":0,"order":0,"acts":0,"pile":[],"pile_next":0,"purses":{"0":{"at":"on ghost","value":250,"knowers":"all"},"1":{"at":"on cheyenne","value":250,"knowers":"all"},"2":{"at":"on django","value":250,"knowers":"all"},"3":{"at":"on belle","value":250,"knowers":"all"},"4":{"at":"out","knowers":[]},"5":{"at":"on doc","value":250,"knowers":"all"},"6":{"at":"car 3 inside","knowers":[]},"7":{"at":"out","knowers":[]},"8":{"at":"car 4 inside","knowers":[]},"9":{"at":"car 4 inside","knowers":[]},"10":{"at":"car 4 inside","knowers":[]},"11":{"at":"car 2 inside","knowers":[]},"12":{"at":"car 2 inside","knowers":[]},"13":{"at":"car 2 inside","knowers":[]},"14":{"at":"car 2 inside","knowers":[]},"15":{"at":"car 5 inside","knowers":[]},"16":{"at":"car 5 inside","knowers":[]},"17":{"at":"car 5 inside","knowers":[]}},"jewels":{"car 1 inside":3,"car 2 inside":1,"car 5 inside":1},"strongboxes":{"car 0 inside":1,"coach roof":1},"strongbox_waits":true,"marshal":0,"neutral":16,"horses":{"coach":0,"guard":"on_coach","horses":[0,0,0,0,0,0,0],"hostages":["banker","teacher","zealot","poker_player"],"flasks":{"0":{"at":"car 1 inside","knowers":[],"half":false},"1":{"at":"car 2 inside","knowers":[],"half":false},"2":{"at":"car 3 inside","knowers":[],"half":false},"3":{"at":"car 4 inside","knowers":[],"half":false},"4":{"at":"car 5 inside","knowers":[],"half":false},"5":{"at":"out","knowers":[],"half":false}},"riding":["ghost","cheyenne","django","belle","doc"],"attacked":5,"fleeing":[],"asked":[],"boarding":[]}}');
INSERT INTO public.positions VALUES ('zhynzssfjlpkyx6', 5, '{"config":{"edition":"2014","seats":3,"variant":"standard","expert":false,"horses":false,"bandits":"drafted","wagons":["mail","dining","saloon"]},"seats":{"0":{"bandits":[],"hand":[],"deck":[],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]},"1":{"bandits":[],"hand":[],"deck":[],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]},"2":{"bandits":[],"hand":[],"deck":[],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]}},"bandits":{},"phase":"casting","ask":"draft","pending":[0],"step":0,"round":0,"rounds":[],"turn":0,"order":0,"acts":0,"pile":[],"pile_next":0,"purses":{},"jewels":{},"strongboxes":{},"strongbox_waits":false,"marshal":0,"neutral":0}');
INSERT INTO public.positions VALUES ('giddjq3xiqapd7v', 12, '{"config":{"edition":"2014","seats":4,"variant":"standard","expert":false,"horses":false,"bandits":"drafted","wagons":"random"},"wagons":["mail","saloon","freight","dining"],"seats":{"0":{"bandits":["doc"],"hand":["doc move","doc move","doc floor","doc fire","doc robbery","doc robbery","doc marshal"],"deck":["doc floor","doc fire","doc punch"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]},"1":{"bandits":["tuco"],"hand":["tuco move","tuco move","tuco floor","tuco floor","tuco robbery","tuco punch"],"deck":["tuco fire","tuco fire","tuco robbery","tuco marshal"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]},"2":{"bandits":["django"],"hand":["django move","django floor","django fire","django robbery","django robbery","django punch"],"deck":["django move","django floor","django fire","django marshal"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]},"3":{"bandits":["ghost"],"hand":["ghost floor","ghost floor","ghost fire","ghost fire","ghost robbery","ghost robbery"],"deck":["ghost move","ghost move","ghost punch","ghost marshal"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]}},"bandits":{"ghost":{"place":"car 4 inside","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"django":{"place":"car 3 inside","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"tuco":{"place":"car 4 inside","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"doc":{"place":"car 3 inside","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false}},"phase":"planning","ask":"plan","pending":[3],"step":0,"round":1,"rounds":["take_it_all_24"],"first":3,"turn":0,"order":0,"acts":0,"pile":[],"pile_next":0,"purses":{"0":{"at":"on ghost","value":250,"knowers":"all"},"1":{"at":"out","knowers":[]},"2":{"at":"on django","value":250,"knowers":"all"},"3":{"at":"out","knowers":[]},"4":{"at":"on tuco","value":250,"knowers":"all"},"5":{"at":"on doc","value":250,"knowers":"all"},"6":{"at":"car 1 inside","knowers":[]},"7":{"at":"out","knowers":[]},"8":{"at":"car 3 inside","knowers":[]},"9":{"at":"car 3 inside","knowers":[]},"10":{"at":"car 3 inside","knowers":[]},"11":{"at":"car 4 inside","knowers":[]},"12":{"at":"car 4 inside","knowers":[]},"13":{"at":"car 4 inside","knowers":[]},"14":{"at":"car 4 inside","knowers":[]},"15":{"at":"car 2 inside","knowers":[]},"16":{"at":"car 2 inside","knowers":[]},"17":{"at":"car 2 inside","knowers":[]}},"jewels":{"car 2 inside":1,"car 4 inside":1},"strongboxes":{"car 0 inside":1},"strongbox_waits":true,"marshal":0,"neutral":13}');
INSERT INTO public.positions VALUES ('5mbqlj7iwg2nc3a', 78, '{"config":{"edition":"2014","seats":2,"variant":"duo14","expert":true,"horses":true,"bandits":["tuco","cheyenne","django","doc"],"wagons":"random"},"wagons":["dining","freight","parlor","saloon"],"seats":{"0":{"bandits":["cheyenne","tuco"],"hand":["cheyenne move","cheyenne fire","cheyenne robbery","cheyenne punch","tuco punch"],"deck":["tuco fire","tuco robbery","bullet doc"],"top":[],"discard":["tuco move","cheyenne floor","tuco floor","marshal","cheyenne ride","tuco ride","bullet neutral"],"received":{"doc":1,"neutral":1},"received_this_round":0,"known_bullets":{},"known_actions":5,"known_duds":0,"kept":[]},"1":{"bandits":["django","doc"],"hand":["django floor","django fire","doc fire","django robbery","django punch","doc punch","django ride"],"deck":[],"top":[],"discard":["django move","doc move","doc floor","doc robbery","marshal","doc ride"],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":7,"known_duds":0,"kept":[]}},"bandits":{"cheyenne":{"place":"car 2 inside","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"django":{"place":"car 3 roof","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"tuco":{"place":"car 1 roof","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"doc":{"place":"coach roof","bullets":5,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false}},"phase":"planning","ask":"plan","pending":[0],"step":0,"round":5,"rounds":["bridge_24","swivel_arm_24","angry_marshal_24","marshal_whiskey_24","pickpocketing"],"first":0,"turn":0,"order":0,"acts":0,"pile":[],"pile_next":0,"purses":{"0":{"at":"out","knowers":[]},"1":{"at":"on cheyenne","value":250,"knowers":"all"},"2":{"at":"on django","value":250,"knowers":"all"},"3":{"at":"out","knowers":[]},"4":{"at":"car 3 inside","value":250,"knowers":[0]},"5":{"at":"on doc","value":250,"knowers":"all"},"6":{"at":"out","knowers":[]},"7":{"at":"car 3 inside","knowers":[]},"8":{"at":"on tuco","value":350,"knowers":[0]},"9":{"at":"car 2 inside","knowers":[]},"10":{"at":"car 2 inside","knowers":[]},"11":{"at":"car 1 inside","knowers":[]},"12":{"at":"car 1 inside","knowers":[]},"13":{"at":"car 1 inside","knowers":[]},"14":{"at":"car 1 inside","knowers":[]},"15":{"at":"on tuco","value":450,"knowers":[0]},"16":{"at":"car 4 inside","knowers":[]},"17":{"at":"car 4 inside","knowers":[]}},"jewels":{"car 1 inside":1,"car 3 inside":1,"car 4 inside":1},"strongboxes":{"car 0 inside":1,"coach roof":1},"strongbox_waits":true,"marshal":0,"neutral":15,"horses":{"coach":4,"guard":"on_coach","horses":[0,0,1,0,3,0,0],"hostages":["minister","teacher","old_lady"],"flasks":{"0":{"at":"car 1 inside","knowers":[],"half":false},"1":{"at":"car 2 inside","knowers":[],"half":false},"2":{"at":"car 3 inside","knowers":[],"half":false},"3":{"at":"car 4 inside","knowers":[],"half":false},"4":{"at":"out","knowers":[],"half":false},"5":{"at":"out","knowers":[],"half":false}},"riding":[],"fleeing":[],"asked":[],"boarding":[]}}');
INSERT INTO public.positions VALUES ('5ysq6z5byl6wcrs', 120, '{"config":{"edition":"2018","seats":3,"variant":"duo18","expert":false,"horses":false,"bandits":"random","wagons":"random"},"wagons":["parlor","freight","saloon","jeweler"],"seats":{"0":{"bandits":["ghost","cheyenne"],"hand":[],"deck":["ghost move","cheyenne move","ghost floor","cheyenne floor","ghost fire","cheyenne fire","ghost robbery","cheyenne robbery","ghost punch","cheyenne punch","marshal","bullet django","bullet belle"],"top":[],"discard":[],"received":{"django":1,"belle":1},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]},"1":{"bandits":["belle","tuco"],"hand":[],"deck":["belle move","tuco move","belle floor","tuco floor","belle fire","tuco fire","belle robbery","tuco robbery","belle punch","tuco punch","marshal","bullet ghost"],"top":[],"discard":[],"received":{"ghost":1},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]},"2":{"bandits":["django","doc"],"hand":[],"deck":["django move","doc move","django floor","doc floor","django fire","doc fire","django robbery","doc robbery","django punch","doc punch","marshal","bullet cheyenne","bullet cheyenne","bullet tuco"],"top":[],"discard":[],"received":{"cheyenne":2,"tuco":1},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]}},"bandits":{"ghost":{"place":"car 2 inside","bullets":5,"jewels":1,"strongboxes":0,"fired_at_own":0,"conductor":false},"cheyenne":{"place":"car 3 inside","bullets":4,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"django":{"place":"car 4 inside","bullets":5,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"belle":{"place":"car 2 roof","bullets":5,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"tuco":{"place":"car 1 roof","bullets":5,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"doc":{"place":"car 2 roof","bullets":6,"jewels":1,"strongboxes":0,"fired_at_own":0,"conductor":false}},"phase":"round_start","ask":"choose_card","pending":[0,1,2],"step":1,"round":5,"rounds":["swivel_arm_24","tunnel_24","braking_24","angry_marshal_24"],"first":2,"turn":0,"order":0,"acts":0,"pile":[],"pile_next":0,"purses":{"0":{"at":"car 4 roof","value":250,"knowers":[1]},"1":{"at":"on belle","value":250,"knowers":[1]},"2":{"at":"car 3 inside","value":250,"knowers":"all"},"3":{"at":"on belle","value":250,"knowers":[1]},"4":{"at":"car 2 roof","value":250,"knowers":[1]},"5":{"at":"on doc","value":250,"knowers":"all"},"6":{"at":"out","knowers":[]},"7":{"at":"car 1 inside","knowers":[]},"8":{"at":"on ghost","value":350,"knowers":[0]},"9":{"at":"car 2 inside","knowers":[]},"10":{"at":"car 2 inside","knowers":[]},"11":{"at":"out","knowers":[]},"12":{"at":"out","knowers":[]},"13":{"at":"out","knowers":[]},"14":{"at":"out","knowers":[]},"15":{"at":"on belle","value":300,"knowers":[1]},"16":{"at":"car 4 inside","value":450,"knowers":[0]},"17":{"at":"on tuco","value":300,"knowers":[1]}},"jewels":{"car 1 inside":1,"car 3 inside":1,"car 4 inside":1},"strongboxes":{"car 0 inside":1},"strongbox_waits":true,"marshal":1,"neutral":13,"pairs":["cheyenne","django","tuco"]}');
INSERT INTO public.positions VALUES ('m77p6b6ggb7bzyr', 35, '{"config":{"edition":"2014","seats":4,"variant":"standard","expert":false,"horses":false,"bandits":"random","wagons":"random"},"wagons":["parlor","mail","freight","saloon"],"seats":{"0":{"bandits":["ghost"],"hand":["ghost floor","ghost fire","ghost robbery","ghost robbery","ghost punch","bullet tuco"],"deck":["ghost move","ghost move","ghost floor","ghost fire","ghost marshal"],"top":[],"discard":[],"received":{"tuco":1},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]},"1":{"bandits":["tuco"],"hand":["tuco move","tuco move","tuco floor","tuco floor","tuco fire","tuco fire"],"deck":["tuco robbery","tuco robbery","tuco punch","tuco marshal"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]},"2":{"bandits":["cheyenne"],"hand":["cheyenne move","cheyenne fire","cheyenne fire","cheyenne robbery","cheyenne robbery","cheyenne punch"],"deck":["cheyenne move","cheyenne floor","cheyenne floor","cheyenne marshal","bullet ghost"],"top":[],"discard":[],"received":{"ghost":1},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]},"3":{"bandits":["django"],"hand":["django move","django floor","django floor","django fire","django punch","django marshal"],"deck":["django move","django fire","django robbery","django robbery"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]}},"bandits":{"ghost":{"place":"car 4 roof","bullets":5,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"cheyenne":{"place":"car 3 roof","bullets":6,"jewels":1,"strongboxes":0,"fired_at_own":0,"conductor":false},"django":{"place":"car 3 inside","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"tuco":{"place":"car 4 inside","bullets":5,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false}},"phase":"planning","ask":"plan","pending":[1],"step":0,"round":2,"rounds":["angry_marshal_24","bridge_24"],"first":1,"turn":0,"order":0,"acts":0,"pile":[],"pile_next":0,"purses":{"0":{"at":"on ghost","value":250,"knowers":"all"},"1":{"at":"on cheyenne","value":250,"knowers":"all"},"2":{"at":"car 3 inside","value":250,"knowers":"all"},"3":{"at":"out","knowers":[]},"4":{"at":"on tuco","value":250,"knowers":"all"},"5":{"at":"out","knowers":[]},"6":{"at":"car 2 inside","knowers":[]},"7":{"at":"car 1 inside","knowers":[]},"8":{"at":"on tuco","value":500,"knowers":[1]},"9":{"at":"car 3 inside","knowers":[]},"10":{"at":"car 3 inside","knowers":[]},"11":{"at":"out","knowers":[]},"12":{"at":"out","knowers":[]},"13":{"at":"out","knowers":[]},"14":{"at":"out","knowers":[]},"15":{"at":"car 4 inside","knowers":[]},"16":{"at":"car 4 inside","knowers":[]},"17":{"at":"car 4 inside","knowers":[]}},"jewels":{"car 1 inside":1},"strongboxes":{"car 0 inside":1},"strongbox_waits":true,"marshal":1,"neutral":13}');
INSERT INTO public.positions VALUES ('rk3tvd34dn5k67b', 5, '{"config":{"edition":"2014","seats":3,"variant":"standard","expert":false,"horses":false,"bandits":"random","wagons":"random"},"wagons":["parlor","dining","jeweler"],"seats":{"0":{"bandits":["cheyenne"],"hand":["cheyenne move","cheyenne floor","cheyenne fire","cheyenne robbery","cheyenne punch","cheyenne marshal"],"deck":["cheyenne move","cheyenne floor","cheyenne fire","cheyenne robbery"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]},"1":{"bandits":["doc"],"hand":["doc floor","doc floor","doc fire","doc robbery","doc robbery","doc punch","doc marshal"],"deck":["doc move","doc move","doc fire"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]},"2":{"bandits":["ghost"],"hand":["ghost move","ghost move","ghost floor","ghost fire","ghost robbery","ghost punch"],"deck":["ghost floor","ghost fire","ghost robbery","ghost marshal"],"top":[],"discard":[],"received":{},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]}},"bandits":{"ghost":{"place":"car 3 inside","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"cheyenne":{"place":"car 3 inside","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"doc":{"place":"car 2 inside","bullets":6,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false}},"phase":"planning","ask":"plan","pending":[0],"step":0,"round":1,"rounds":["tunnel_24"],"first":0,"turn":0,"order":0,"acts":0,"pile":[],"pile_next":0,"purses":{"0":{"at":"on ghost","value":250,"knowers":"all"},"1":{"at":"on cheyenne","value":250,"knowers":"all"},"2":{"at":"out","knowers":[]},"3":{"at":"out","knowers":[]},"4":{"at":"out","knowers":[]},"5":{"at":"on doc","value":250,"knowers":"all"},"6":{"at":"out","knowers":[]},"7":{"at":"car 1 inside","knowers":[]},"8":{"at":"out","knowers":[]},"9":{"at":"out","knowers":[]},"10":{"at":"out","knowers":[]},"11":{"at":"car 2 inside","knowers":[]},"12":{"at":"car 2 inside","knowers":[]},"13":{"at":"car 2 inside","knowers":[]},"14":{"at":"car 2 inside","knowers":[]},"15":{"at":"out","knowers":[]},"16":{"at":"out","knowers":[]},"17":{"at":"out","knowers":[]}},"jewels":{"car 1 inside":1,"car 2 inside":1,"car 3 inside":3},"strongboxes":{"car 0 inside":1},"strongbox_waits":true,"marshal":0,"neutral":13}');
INSERT INTO public.positions VALUES ('l7vhx6cptiemi3i', 74, '{"config":{"edition":"2014","seats":3,"variant":"standard","expert":false,"horses":false,"bandits":"random","wagons":"random"},"wagons":["saloon","mail","jeweler"],"seats":{"0":{"bandits":["doc"],"hand":["doc move","doc floor","doc floor","doc fire","doc robbery","bullet tuco","bullet neutral"],"deck":["doc move","doc fire","doc robbery","doc punch","doc marshal","bullet belle","bullet neutral"],"top":[],"discard":[],"received":{"belle":1,"tuco":1,"neutral":2},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]},"1":{"bandits":["tuco"],"hand":["tuco move","tuco floor","tuco robbery","tuco punch","bullet neutral","bullet neutral"],"deck":["tuco move","tuco floor","tuco fire","tuco fire","tuco robbery","tuco marshal","bullet doc","bullet doc","bullet neutral","bullet neutral"],"top":[],"discard":[],"received":{"doc":2,"neutral":4},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]},"2":{"bandits":["belle"],"hand":["belle floor","belle floor","belle fire","belle robbery","belle punch","bullet neutral"],"deck":["belle move","belle move","belle fire","belle robbery","belle marshal","bullet doc","bullet neutral"],"top":[],"discard":[],"received":{"doc":1,"neutral":2},"received_this_round":0,"known_bullets":{},"known_actions":0,"known_duds":0,"kept":[]}},"bandits":{"belle":{"place":"car 1 inside","bullets":5,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"tuco":{"place":"car 0 inside","bullets":5,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false},"doc":{"place":"car 2 roof","bullets":3,"jewels":0,"strongboxes":0,"fired_at_own":0,"conductor":false}},"phase":"planning","ask":"plan","pending":[1],"step":0,"round":5,"rounds":["swivel_arm_24","take_it_all_24","braking_24","tunnel_24","conductor"],"first":1,"turn":0,"order":0,"acts":0,"pile":[],"pile_next":0,"purses":{"0":{"at":"out","knowers":[]},"1":{"at":"out","knowers":[]},"2":{"at":"out","knowers":[]},"3":{"at":"car 3 roof","value":250,"knowers":"all"},"4":{"at":"car 1 inside","value":250,"knowers":"all"},"5":{"at":"car 2 inside","value":250,"knowers":"all"},"6":{"at":"car 2 inside","knowers":[]},"7":{"at":"out","knowers":[]},"8":{"at":"out","knowers":[]},"9":{"at":"out","knowers":[]},"10":{"at":"out","knowers":[]},"11":{"at":"out","knowers":[]},"12":{"at":"out","knowers":[]},"13":{"at":"out","knowers":[]},"14":{"at":"out","knowers":[]},"15":{"at":"car 1 inside","knowers":[]},"16":{"at":"car 1 inside","knowers":[]},"17":{"at":"car 1 inside","knowers":[]}},"jewels":{"car 1 inside":1,"car 3 inside":3},"strongboxes":{"car 0 inside":1,"car 2 inside":1},"strongbox_waits":false,"marshal":3,"neutral":5}');


--
-- Data for Name: presence; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.presence VALUES ('htcw4pvy3vgxq2c', '6nglchntadfpaqz', '4igrw3mejfb2kdy');


--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES ('zi72rfmxpgk7msd', 'hshgkmkhajkalnr');
INSERT INTO public.seats VALUES ('4hwxly64axpqpy3', 'hshgkmkhajkalnr');
INSERT INTO public.seats VALUES ('cteefnckqie5p2r', 'hshgkmkhajkalnr');
INSERT INTO public.seats VALUES ('eedjwvhncjb2i5l', 'q7p7uo72vw32frm');
INSERT INTO public.seats VALUES ('naj46mmfdgxmvsu', 'q7p7uo72vw32frm');
INSERT INTO public.seats VALUES ('naj46mmfdgxmvsu', 'clvk6ooa73jjrq3');
INSERT INTO public.seats VALUES ('6nglchntadfpaqz', 'htcw4pvy3vgxq2c');
INSERT INTO public.seats VALUES ('eedjwvhncjb2i5l', 'vrbvuub5m2gjuwf');
INSERT INTO public.seats VALUES ('zi72rfmxpgk7msd', 'vrbvuub5m2gjuwf');
INSERT INTO public.seats VALUES ('prodlsidurvub2o', 'ehmqe24wmne4fnv');
INSERT INTO public.seats VALUES ('eedjwvhncjb2i5l', 'x7kxuvmjm3qeda4');
INSERT INTO public.seats VALUES ('naj46mmfdgxmvsu', 'x7kxuvmjm3qeda4');
INSERT INTO public.seats VALUES ('zi72rfmxpgk7msd', '24u44il3cz6opks');
INSERT INTO public.seats VALUES ('eedjwvhncjb2i5l', '24u44il3cz6opks');
INSERT INTO public.seats VALUES ('4hwxly64axpqpy3', '24u44il3cz6opks');
INSERT INTO public.seats VALUES ('eedjwvhncjb2i5l', 'bfhiqwuzsfoxcza');
INSERT INTO public.seats VALUES ('prodlsidurvub2o', 'bfhiqwuzsfoxcza');
INSERT INTO public.seats VALUES ('cteefnckqie5p2r', 'bfhiqwuzsfoxcza');
INSERT INTO public.seats VALUES ('zi72rfmxpgk7msd', 'bfhiqwuzsfoxcza');
INSERT INTO public.seats VALUES ('zi72rfmxpgk7msd', '7rr6gtyad7iejhw');
INSERT INTO public.seats VALUES ('eedjwvhncjb2i5l', '7rr6gtyad7iejhw');
INSERT INTO public.seats VALUES ('cteefnckqie5p2r', '7rr6gtyad7iejhw');
INSERT INTO public.seats VALUES ('4hwxly64axpqpy3', '7rr6gtyad7iejhw');
INSERT INTO public.seats VALUES ('naj46mmfdgxmvsu', '7rr6gtyad7iejhw');
INSERT INTO public.seats VALUES ('4hwxly64axpqpy3', '7fle4lpykbaopme');
INSERT INTO public.seats VALUES ('zi72rfmxpgk7msd', '7fle4lpykbaopme');
INSERT INTO public.seats VALUES ('eedjwvhncjb2i5l', '7fle4lpykbaopme');
INSERT INTO public.seats VALUES ('prodlsidurvub2o', '7fle4lpykbaopme');
INSERT INTO public.seats VALUES ('zi72rfmxpgk7msd', 'gk5hixcrzbg22fa');
INSERT INTO public.seats VALUES ('4hwxly64axpqpy3', 'gk5hixcrzbg22fa');
INSERT INTO public.seats VALUES ('eedjwvhncjb2i5l', 'gk5hixcrzbg22fa');
INSERT INTO public.seats VALUES ('prodlsidurvub2o', 'gk5hixcrzbg22fa');
INSERT INTO public.seats VALUES ('naj46mmfdgxmvsu', 'gk5hixcrzbg22fa');
INSERT INTO public.seats VALUES ('naj46mmfdgxmvsu', 'zhynzssfjlpkyx6');
INSERT INTO public.seats VALUES ('cteefnckqie5p2r', 'zhynzssfjlpkyx6');
INSERT INTO public.seats VALUES ('cteefnckqie5p2r', 'giddjq3xiqapd7v');
INSERT INTO public.seats VALUES ('zi72rfmxpgk7msd', 'giddjq3xiqapd7v');
INSERT INTO public.seats VALUES ('naj46mmfdgxmvsu', 'giddjq3xiqapd7v');
INSERT INTO public.seats VALUES ('eedjwvhncjb2i5l', 'giddjq3xiqapd7v');
INSERT INTO public.seats VALUES ('eedjwvhncjb2i5l', '5mbqlj7iwg2nc3a');
INSERT INTO public.seats VALUES ('4hwxly64axpqpy3', '5mbqlj7iwg2nc3a');
INSERT INTO public.seats VALUES ('zi72rfmxpgk7msd', '5ysq6z5byl6wcrs');
INSERT INTO public.seats VALUES ('eedjwvhncjb2i5l', '5ysq6z5byl6wcrs');
INSERT INTO public.seats VALUES ('cteefnckqie5p2r', '5ysq6z5byl6wcrs');
INSERT INTO public.seats VALUES ('zi72rfmxpgk7msd', 'm77p6b6ggb7bzyr');
INSERT INTO public.seats VALUES ('4hwxly64axpqpy3', 'm77p6b6ggb7bzyr');
INSERT INTO public.seats VALUES ('eedjwvhncjb2i5l', 'm77p6b6ggb7bzyr');
INSERT INTO public.seats VALUES ('prodlsidurvub2o', 'rk3tvd34dn5k67b');
INSERT INTO public.seats VALUES ('eedjwvhncjb2i5l', 'l7vhx6cptiemi3i');
INSERT INTO public.seats VALUES ('cteefnckqie5p2r', 'l7vhx6cptiemi3i');
INSERT INTO public.seats VALUES ('4hwxly64axpqpy3', 'l7vhx6cptiemi3i');
INSERT INTO public.seats VALUES ('eedjwvhncjb2i5l', 'd6wplcwmdf2yrbf');
INSERT INTO public.seats VALUES ('cteefnckqie5p2r', 'd6wplcwmdf2yrbf');
INSERT INTO public.seats VALUES ('4hwxly64axpqpy3', 'd6wplcwmdf2yrbf');


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('hshgkmkhajkalnr', 'FHYYT', 'zi72rfmxpgk7msd', '\xc331410406a8621e9403706540917713321141fe7ad745f3f4e9068f94b18c97', true, 0, 1794797727700, 1794797727751, '{"title":"Поезд 列車","stage":"lobby","config":{"edition":"2014","seats":4,"variant":"standard","expert":false,"horses":true,"bandits":"drafted","wagons":"random"},"seats":[{"kind":"person","name":"Anna"},{"kind":"person","name":"Łukasz Żółw"},{"kind":"person","name":"Иван Грозный"},{"kind":"bot","level":"tenderfoot"}],"free":0,"clock":"live","commit":"6b7bfa7e87df537e93e56acdd091161c2944721c4fee344c5127c305d79b3a21"}');
INSERT INTO public.tables VALUES ('q7p7uo72vw32frm', 'PKCGE', 'eedjwvhncjb2i5l', '\x3506a7ac5e56b5db4b8a1189f61a5a869f586954d8d120e9f78d2e1ccfb0189c', false, 0, 1794797727775, 1794797727847, '{"title":"Six","stage":"lobby","config":{"edition":"2018","seats":6,"variant":"standard","expert":false,"horses":false,"bandits":"random","wagons":"random"},"seats":[{"kind":"person","name":"陳大文"},{"kind":"empty"},{"kind":"person","name":"O''Neil \"Doc\" <b>"},{"kind":"empty"},{"kind":"bot","level":"mcts:iterations=10"},{"kind":"empty"}],"free":3,"clock":"daily","commit":"af9e7ba300def002eba26185dacf18969bd35461c5a3b76845574662d89137ca"}');
INSERT INTO public.tables VALUES ('clvk6ooa73jjrq3', 'UX6GM', 'naj46mmfdgxmvsu', '\x8863d3da7cf87e366583097840d743e2f7296aba94b4fb24e8704d825f5b2500', false, 0, 1794797727864, 1794797727891, '{"title":"","stage":"lobby","config":{"edition":"2014","seats":3,"variant":"standard","expert":false,"horses":false,"bandits":"random","wagons":"random"},"seats":[{"kind":"person","name":"Ann"},{"kind":"person","name":"Бен"},{"kind":"empty"}],"free":1,"clock":"live","commit":"dc41c558de687bbb7952d5171a47a78ddcf06d107a1c4f9d548aaef4e547b526"}');
INSERT INTO public.tables VALUES ('htcw4pvy3vgxq2c', '4WH8P', 'cteefnckqie5p2r', '\x8b207209facdc4b700775af7fab18be90d4c53cd47ea6ff8c87171b41085548e', false, 0, 1794797727902, 1794797727941, '{"title":"","stage":"lobby","config":{"edition":"2014","seats":3,"variant":"standard","expert":false,"horses":false,"bandits":"random","wagons":"random"},"seats":[{"kind":"bot","level":"random"},{"kind":"program","name":"Программа"},{"kind":"bot","level":"scripted"}],"free":0,"clock":"live","commit":"4ef4b1eda457a5024bb3ca9d33446ffa7dd1864d0d5bee2675b0e3c24f3f4171"}');
INSERT INTO public.tables VALUES ('vrbvuub5m2gjuwf', 'HTW9W', 'cteefnckqie5p2r', '\x11dfe576603d95f78be70b8a7d6fa14c28a2c75240aebc1613c4ab0c36808d30', false, 0, 1794797727948, 1794797727976, '{"title":"","stage":"lobby","config":{"edition":"2014","seats":3,"variant":"standard","expert":false,"horses":false,"bandits":"random","wagons":"random"},"seats":[{"kind":"person","name":"陳大文"},{"kind":"person","name":"Anna"},{"kind":"empty"}],"free":1,"clock":"live","commit":"56e3fa821fb257861a9c1eb50c9a1a893ecab1ecd0496146755ecc793d952a33"}');
INSERT INTO public.tables VALUES ('ehmqe24wmne4fnv', 'TTUNF', 'prodlsidurvub2o', '\x6edfdf9dd8ab2f4a329d5103c1cc2fac2881febe569903c9d3f01084ceb7c83a', false, 3, 1794797728000, 1794797728007, '{"title":"","stage":"closed","config":{"edition":"2014","seats":3,"variant":"standard","expert":false,"horses":false,"bandits":"random","wagons":"random"},"seats":[{"kind":"person","name":"José"},{"kind":"empty"},{"kind":"empty"}],"free":2,"clock":"live","commit":"cc37994234dbf7a4763c46736043765dc5464c57f6f6a2fcc8b001076fca24b8"}');
INSERT INTO public.tables VALUES ('x7kxuvmjm3qeda4', 'ZQ5HQ', 'eedjwvhncjb2i5l', '\x7c3758ff45d80a43c65e13c9d1c04075b503ab7f0342c5e2077774ed3433f0e4', true, 1, 1794797728023, 1794797728055, '{"title":"Zug 0 → Folsom","stage":"playing","config":{"edition":"2014","seats":2,"variant":"duo14","expert":true,"horses":true,"bandits":["tuco","cheyenne","django","doc"],"wagons":"random"},"seats":[{"kind":"person","name":"陳大文"},{"kind":"person","name":"O''Neil \"Doc\" <b>"}],"free":0,"clock":"none","commit":"30f3bfe7303815d074c44240da7055c170e22c75b05fbf15c5689b2c176746bd"}');
INSERT INTO public.tables VALUES ('24u44il3cz6opks', '694BT', 'zi72rfmxpgk7msd', '\xd9c99c6a83ad0745fdf762e981fac9f0262e92ea63832bf4ccc6e299ec39b46e', false, 1, 1794797728099, 1794797728144, '{"title":"Zug 1 → Folsom","stage":"playing","config":{"edition":"2018","seats":3,"variant":"duo18","expert":false,"horses":false,"bandits":"random","wagons":"random"},"seats":[{"kind":"person","name":"Anna"},{"kind":"person","name":"Łukasz Żółw"},{"kind":"person","name":"陳大文"}],"free":0,"clock":"daily","commit":"52782a6e65836fd45afc2fc612ee362fca661a5e1b820018419236708b95ff6f"}');
INSERT INTO public.tables VALUES ('bfhiqwuzsfoxcza', '8NEUM', 'eedjwvhncjb2i5l', '\x9cef5186e8f859ae70f3359c7468ce71b9b54a72f00d8b91ca3ccc24f49e4d0d', true, 1, 1794797728175, 1794797728231, '{"title":"Zug 2 → Folsom","stage":"playing","config":{"edition":"2014","seats":4,"variant":"teams","expert":true,"horses":false,"bandits":"random","wagons":"random"},"seats":[{"kind":"person","name":"陳大文"},{"kind":"person","name":"José"},{"kind":"person","name":"Иван Грозный"},{"kind":"person","name":"Anna"}],"free":0,"clock":"live","commit":"e52e56c365b936e97c1926d1ff6d96461e084b4220a85b333e2ee59f96cdc17a"}');
INSERT INTO public.tables VALUES ('7rr6gtyad7iejhw', 'QXW7T', 'zi72rfmxpgk7msd', '\x38e31f37b9f7d46a3ea42f438b2d877976a7707012a91941deb666b274e840a0', false, 1, 1794797728255, 1794797728323, '{"title":"Zug 3 → Folsom","stage":"playing","config":{"edition":"2014","seats":6,"variant":"standard","expert":false,"horses":true,"bandits":"random","wagons":"random"},"seats":[{"kind":"person","name":"Anna"},{"kind":"person","name":"陳大文"},{"kind":"person","name":"Иван Грозный"},{"kind":"person","name":"Łukasz Żółw"},{"kind":"person","name":"O''Neil \"Doc\" <b>"},{"kind":"bot","level":"scripted"}],"free":0,"clock":"none","commit":"b01c2f072493729bb0a66a49e8f36622b72591d7b2748313aeed3f48455f9b5e"}');
INSERT INTO public.tables VALUES ('7fle4lpykbaopme', 'MX7US', '4hwxly64axpqpy3', '\xcdc9e1b9cbf6de08a1a9cfeebab8c59c41cade1906489ecb402f625210a301d2', true, 1, 1794797728775, 1794797728840, '{"title":"Zug 4 → Folsom","stage":"playing","config":{"edition":"2018","seats":4,"variant":"basic","expert":false,"horses":false,"bandits":"random","wagons":"random"},"seats":[{"kind":"person","name":"Łukasz Żółw"},{"kind":"person","name":"Anna"},{"kind":"person","name":"陳大文"},{"kind":"person","name":"José"}],"free":0,"clock":"daily","commit":"198e4633da05052bc88f3921a2b58580bdb0bfe0e1519d903b3bf85fea1b6452"}');
INSERT INTO public.tables VALUES ('gk5hixcrzbg22fa', 'EL2HY', 'zi72rfmxpgk7msd', '\x8a170585187bcbccf4fa925a9d8827a6a353bc57e48937fe2634e290420a3c7b', false, 1, 1794797729123, 1794797729187, '{"title":"Zug 5 → Folsom","stage":"playing","config":{"edition":"2014","seats":5,"variant":"standard","expert":true,"horses":true,"bandits":"random","wagons":"random"},"seats":[{"kind":"person","name":"Anna"},{"kind":"person","name":"Łukasz Żółw"},{"kind":"person","name":"陳大文"},{"kind":"person","name":"José"},{"kind":"person","name":"O''Neil \"Doc\" <b>"}],"free":0,"clock":"live","commit":"ef2a7b544f29aeafbecf6fbab2385f4f8e7c9061b81453c33b99c992cc7a15dc"}');
INSERT INTO public.tables VALUES ('zhynzssfjlpkyx6', '38TF6', 'naj46mmfdgxmvsu', '\x2c978168c2b54cad27bfe7218005b93f438181311033e85954af3581e37a08b8', true, 1, 1794797729348, 1794797729388, '{"title":"Zug 6 → Folsom","stage":"playing","config":{"edition":"2014","seats":3,"variant":"standard","expert":false,"horses":false,"bandits":"drafted","wagons":["mail","dining","saloon"]},"seats":[{"kind":"person","name":"Иван Грозный"},{"kind":"person","name":"O''Neil \"Doc\" <b>"},{"kind":"bot","level":"scripted"}],"free":0,"clock":"none","commit":"5927d8ac67d9fe96531bac5f85524112097ae9bf83c3eb1dff49cf36fd277b18"}');
INSERT INTO public.tables VALUES ('giddjq3xiqapd7v', '6B84N', 'cteefnckqie5p2r', '\x8e2637fe53ed51c43532536edfee1ff6e7986f899e75968098ddf33d36706e79', false, 1, 1794797729411, 1794797729459, '{"title":"Zug 1 → Folsom","stage":"playing","config":{"edition":"2014","seats":4,"variant":"standard","expert":false,"horses":false,"bandits":"drafted","wagons":"random"},"seats":[{"kind":"person","name":"Anna"},{"kind":"person","name":"陳大文"},{"kind":"person","name":"Иван Грозный"},{"kind":"person","name":"O''Neil \"Doc\" <b>"}],"free":0,"clock":"daily","commit":"229ba81f052fe92ae613c3001fc46525cfb7a0c87b0386df93892fdfb63e970d"}');
INSERT INTO public.tables VALUES ('5mbqlj7iwg2nc3a', '8PFT8', 'eedjwvhncjb2i5l', '\x955dbb10319b666a2db0e80f6d7a9ed65ed3261d90f39ecc9738be3fbc2f894a', true, 2, 1794797729703, 1794797730588, '{"title":"","stage":"finished","config":{"edition":"2014","seats":2,"variant":"duo14","expert":true,"horses":true,"bandits":["tuco","cheyenne","django","doc"],"wagons":"random"},"seats":[{"kind":"person","name":"陳大文"},{"kind":"person","name":"Łukasz Żółw"}],"free":0,"clock":"live","commit":"68fddd4a67f79a517a68f5adfb5a89598ad3969adb2fad7d3127580d4ae520ad","result":{"seats":[{"shares":0,"mortal":0,"gunslinger":0,"total":1050,"side_total":1050},{"shares":0,"mortal":0,"gunslinger":0,"total":500,"side_total":500}],"bandits":{"cheyenne":{"seat":0,"purses":250,"jewels":0,"strongboxes":0,"conductor":0,"ransom":0,"caught":false},"django":{"seat":1,"purses":250,"jewels":0,"strongboxes":0,"conductor":0,"ransom":0,"caught":false},"tuco":{"seat":0,"purses":800,"jewels":0,"strongboxes":0,"conductor":0,"ransom":0,"caught":false},"doc":{"seat":1,"purses":250,"jewels":0,"strongboxes":0,"conductor":0,"ransom":0,"caught":false}},"winners":[0]}}');
INSERT INTO public.tables VALUES ('5ysq6z5byl6wcrs', '6Z6WF', 'zi72rfmxpgk7msd', '\x618a898062491b470c24b3afdd8b57935e8c511abb604dea2c29bdcf200c3928', true, 2, 1794797730599, 1794797732139, '{"title":"","stage":"finished","config":{"edition":"2018","seats":3,"variant":"duo18","expert":false,"horses":false,"bandits":"random","wagons":"random"},"seats":[{"kind":"person","name":"Anna"},{"kind":"person","name":"陳大文"},{"kind":"person","name":"Иван Грозный"}],"free":0,"clock":"live","commit":"4914f3a5086357a10b97ff239a6b22d0515ffaa183ed6370589860f35c795dae","result":{"seats":[{"shares":0,"mortal":0,"gunslinger":0,"total":1350,"side_total":1350},{"shares":0,"mortal":0,"gunslinger":1000,"total":1800,"side_total":1800},{"shares":0,"mortal":0,"gunslinger":0,"total":1300,"side_total":1300}],"bandits":{"ghost":{"seat":0,"purses":350,"jewels":1000,"strongboxes":0,"conductor":0,"ransom":0,"caught":false},"cheyenne":{"seat":0,"purses":0,"jewels":0,"strongboxes":0,"conductor":0,"ransom":0,"caught":false},"django":{"seat":2,"purses":0,"jewels":0,"strongboxes":0,"conductor":0,"ransom":0,"caught":false},"belle":{"seat":1,"purses":500,"jewels":0,"strongboxes":0,"conductor":0,"ransom":0,"caught":false},"tuco":{"seat":1,"purses":300,"jewels":0,"strongboxes":0,"conductor":0,"ransom":0,"caught":false},"doc":{"seat":2,"purses":800,"jewels":500,"strongboxes":0,"conductor":0,"ransom":0,"caught":false}},"winners":[1]}}');
INSERT INTO public.tables VALUES ('m77p6b6ggb7bzyr', 'NSHKR', 'zi72rfmxpgk7msd', '\xa8e506a37e5c75a02fbda60a9933d9c0387007e1f558095b4356c64bddb94c09', false, 1, 1794797732163, 1794797732424, '{"title":"","stage":"playing","config":{"edition":"2014","seats":4,"variant":"standard","expert":false,"horses":false,"bandits":"random","wagons":"random"},"seats":[{"kind":"person","name":"Anna"},{"kind":"person","name":"Łukasz Żółw"},{"kind":"empty"},{"kind":"person","name":"陳大文"}],"free":1,"clock":"live","commit":"38d321098d76972c5af474eea68d4d5b3f6d3482c1e04fb2b17fda20f5b052c5"}');
INSERT INTO public.tables VALUES ('rk3tvd34dn5k67b', '8E7Q8', 'prodlsidurvub2o', '\xa1393e707e31d6106105d20950b8f034d8e52f79aeb3d3880f003922b94ed0b1', false, 1, 1794797732720, 1794797732760, '{"title":"","stage":"playing","config":{"edition":"2014","seats":3,"variant":"standard","expert":false,"horses":false,"bandits":"random","wagons":"random"},"seats":[{"kind":"person","name":"Ann"},{"kind":"person","name":"Бен"},{"kind":"person","name":"Cid"}],"free":0,"clock":"live","commit":"4e155af30fd00424e77d3633c31e3e75c087db8abf62d019ae30353f8d866b22"}');
INSERT INTO public.tables VALUES ('l7vhx6cptiemi3i', 'Z3QTU', 'eedjwvhncjb2i5l', '\xe1a1f685cff456abeddb2f2076699ce6bb0e58bdf530504f85502eeaa1b58c53', false, 2, 1794797732787, 1794797733964, '{"title":"","stage":"finished","config":{"edition":"2014","seats":3,"variant":"standard","expert":false,"horses":false,"bandits":"random","wagons":"random"},"seats":[{"kind":"person","name":"陳大文"},{"kind":"person","name":"Иван Грозный"},{"kind":"person","name":"Łukasz Żółw"}],"free":0,"clock":"live","commit":"2223794fb800da8942ad6c0c4b6c9d5389b19bbc176b1fdaaff8ee58b1e78754","result":{"seats":[{"shares":0,"mortal":0,"gunslinger":1000,"total":1000,"side_total":1000},{"shares":0,"mortal":0,"gunslinger":0,"total":0,"side_total":0},{"shares":0,"mortal":0,"gunslinger":0,"total":250,"side_total":250}],"bandits":{"belle":{"seat":2,"purses":250,"jewels":0,"strongboxes":0,"conductor":0,"ransom":0,"caught":false},"tuco":{"seat":1,"purses":0,"jewels":0,"strongboxes":0,"conductor":0,"ransom":0,"caught":false},"doc":{"seat":0,"purses":0,"jewels":0,"strongboxes":0,"conductor":0,"ransom":0,"caught":false}},"winners":[0]}}');
INSERT INTO public.tables VALUES ('d6wplcwmdf2yrbf', '6B57J', 'cteefnckqie5p2r', '\x3c895679bf39940a9a3d2986a0deb8d9171c6cdad0fc3dc4e58a32c4563d2bc6', false, 0, 1794797733985, 1794797734011, '{"title":"","stage":"lobby","config":{"edition":"2014","seats":3,"variant":"standard","expert":false,"horses":false,"bandits":"random","wagons":"random"},"seats":[{"kind":"person","name":"陳大文"},{"kind":"person","name":"Иван Грозный"},{"kind":"person","name":"Łukasz Żółw"}],"free":0,"clock":"live","commit":"1d1932b7b8855dc375e82794b42aa7e2ad0d2459687251b06c137b32528c6783"}');


--
-- Data for Name: tokens; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tokens VALUES ('\x35336236336436623365383533313538653830363861643135626366383032363732646533383532383664656536393664626331306339336564356632323731', 'zi72rfmxpgk7msd', 1794797724645);
INSERT INTO public.tokens VALUES ('\x64326139373639343262626530656538653834666336636461616636383539316438333037313535653161333133383266303036393137646461303262303333', '4hwxly64axpqpy3', 1794797724665);
INSERT INTO public.tokens VALUES ('\x38616265663761623166373165333265366432646437346263633930356463383337636239363063303733333761646537613332393762643033363066363862', 'cteefnckqie5p2r', 1794797724679);
INSERT INTO public.tokens VALUES ('\x65353236353833376632396237666132666138653836646361353534353938313166653663386532383137356465323235623532346237313430323038376538', 'eedjwvhncjb2i5l', 1794797724698);
INSERT INTO public.tokens VALUES ('\x63643934626262656138353163653939383433326162393935373731373737653938323739316162356335356230313837316239366336613935393063613961', 'prodlsidurvub2o', 1794797724714);
INSERT INTO public.tokens VALUES ('\x39313537383630393530633035313465306533616333303662353934306339316630623462303962383461346530613238626634613231613930626232326366', 'naj46mmfdgxmvsu', 1794797724739);
INSERT INTO public.tokens VALUES ('\x63383265316230366131396637313965366333353837383163636130336337396633623032313831623862613933623138666336343537376131653438623963', '4gj2upxcwkozopv', 1794797724744);
INSERT INTO public.tokens VALUES ('\x32306337313561363361356531393337346634623831363431613035336266383164313563643134643135326536363236373739616239376437316433646534', '76vwse7tpxwnsuy', 1794797725572);
INSERT INTO public.tokens VALUES ('\x35643633313234386666316239366665316131623733613236373761646238643635663937323332336132336562633064303565363830653066393836316231', '4bl534ic5q7syla', 1794797725894);
INSERT INTO public.tokens VALUES ('\x36653464336261323133366361333134363333653135333861653062396564316538306239363863616261353134303538373432663139636133336166363130', 'ypt4czs2j3drz32', 1794797726199);
INSERT INTO public.tokens VALUES ('\x36636230393835326239656137393838333261346336333736643635303338643464356435643261373766363561393963613532646236616334376461373439', 'bhum4islmic7z73', 1794797726463);
INSERT INTO public.tokens VALUES ('\x35306363373236666236643335613437663336666266353335303464376231393637643839303739303763303832336237333161626633346132663533626362', 'y4ufra4gkld3jnu', 1794797726724);
INSERT INTO public.tokens VALUES ('\x39653936353438386433613966663836636461346162313230376638303162373332333636613564326630643062396132336438376362633466356430363766', 'frul2si6wovysh4', 1794797727001);
INSERT INTO public.tokens VALUES ('\x31356666643839393937356439376439386462623863383262323831313337663262303734396363646637336334346662353165613665653631666563316534', '742zcnuv73upi23', 1794797727385);
INSERT INTO public.tokens VALUES ('\x65396537303031646666663364613262306135656161616564323935373330636137653339366532616263386636653762646434663038653632623461336266', 'k6qamejqk4nlr4e', 1794797727689);
INSERT INTO public.tokens VALUES ('\x63373034316166393562323061323066353762666464333564626661623162633635616663313162663162653363373638373866623938613738646633346339', '6nglchntadfpaqz', 1794797727928);


--
-- Name: entries entries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (table_id, version);


--
-- Name: leases leases_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (table_id);


--
-- Name: links links_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.links
    ADD CONSTRAINT links_pkey PRIMARY KEY (hash);


--
-- Name: nodes nodes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.nodes
    ADD CONSTRAINT nodes_pkey PRIMARY KEY (node);


--
-- Name: people people_claimed_name_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_claimed_name_key UNIQUE (claimed_name);


--
-- Name: people people_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);


--
-- Name: positions positions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.positions
    ADD CONSTRAINT positions_pkey PRIMARY KEY (table_id);


--
-- Name: presence presence_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.presence
    ADD CONSTRAINT presence_pkey PRIMARY KEY (table_id, person, node);


--
-- Name: seats seats_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (person, table_id);


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
-- Name: tokens tokens_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (hash);


--
-- Name: leases_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX leases_by_time ON public.leases USING btree (wake_at);


--
-- Name: presence_by_node; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX presence_by_node ON public.presence USING btree (node);


--
-- Name: seats_by_table; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX seats_by_table ON public.seats USING btree (table_id);


--
-- Name: tables_by_owner; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_by_owner ON public.tables USING btree (owner) WHERE (shelf < 2);


--
-- Name: tables_by_shelf; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_by_shelf ON public.tables USING btree (shelf, changed_at DESC);


--
-- Name: tables_listed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_listed ON public.tables USING btree (shelf, changed_at DESC) WHERE listed;


--
-- PostgreSQL database dump complete
--

\unrestrict flpRz6wQ41iQku28S2SxBHon4Ie2YZUAhIzrMVSUjrFClMB9vGiEIRldKHMbgvs

