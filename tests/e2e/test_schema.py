"""schema/ is well formed, closed and described, and fits what the program really writes."""

import json
import random
import re
import subprocess
import tempfile
import unittest

import jsonschema

from harness import FOLSOM, ROOT, schema


def nodes(value, path=""):
    """Every object in a schema that is a schema itself."""
    if isinstance(value, dict):
        yield path, value
        for key, child in value.items():
            if key in ("properties", "$defs"):
                for name, schema_ in child.items():
                    yield from nodes(schema_, f"{path}/{key}/{name}")
            elif key in ("items", "additionalProperties", "propertyNames"):
                yield from nodes(child, f"{path}/{key}")
            elif key in ("oneOf", "anyOf"):
                for i, schema_ in enumerate(child):
                    yield from nodes(schema_, f"{path}/{key}/{i}")


class SchemaTest(unittest.TestCase):
    def test_every_file_is_a_valid_schema(self):
        self.assertEqual(sorted(schema.documents()),
                         ["client.json", "common.json", "config.json", "event.json",
                                                      "http.json", "review.json", "server.json", "view.json"])
        for document in schema.documents().values():
            jsonschema.Draft202012Validator.check_schema(document)

    def test_every_reference_leads_somewhere(self):
        for file, document in schema.documents().items():
            for path, node in nodes(document):
                if "$ref" in node:
                    with self.subTest(file=file, path=path):
                        schema.resolve(file, node["$ref"])

    def test_every_definition_is_used(self):
        used = {("http.json", name) for name in schema.documents()["http.json"]["$defs"]}
        used |= {("server.json", name) for name in schema.answers().values()}
        used.add(("review.json", "Hint"))  # What the judge of reviews answers with in a page.
        for file, document in schema.documents().items():
            for _, node in nodes(document):
                if "$ref" in node:
                    target, _, name = node["$ref"].partition("#/$defs/")
                    used.add((target or file, name))
                if "x-kind" in node:
                    used.add((file, node["x-kind"]))
        defined = {(file, name) for file, doc in schema.documents().items()
                   for name in doc["$defs"]}
        self.assertEqual(defined - used, set())

    def test_patterns_have_the_words_of_the_enumerations(self):
        words = {name: "|".join(node.get("enum", []))
                 for name, node in schema.documents()["common.json"]["$defs"].items()
                 if node.get("type") == "string"}
        for name in ("Card", "PileCard"):
            pattern = schema.documents()["common.json"]["$defs"][name]["pattern"]
            self.assertIn(f"({words['Bandit']}) ({words['CardKind']})", pattern)
            self.assertIn(f"bullet ({words['BulletSource']})", pattern)

    def test_every_object_is_closed(self):
        for file, document in schema.documents().items():
            for path, node in nodes(document):
                if node.get("type") == "object" and path != "/$defs/Patch":
                    with self.subTest(file=file, path=path):
                        self.assertIn("additionalProperties", node)
                        if "properties" in node:
                            self.assertIs(node["additionalProperties"], False)

    def test_every_definition_and_field_is_described(self):
        for file, document in schema.documents().items():
            for path, node in nodes(document):
                if "/" not in path or path.rsplit("/", 2)[-2] not in ("properties", "$defs"):
                    continue
                with self.subTest(file=file, path=path):
                    described = node
                    if "description" not in node and "$ref" in node:
                        described, _ = schema.resolve(file, node["$ref"])
                    if path.endswith("/properties/type") and "const" in node:
                        continue  # It says itself.
                    self.assertTrue(described.get("description", "").endswith((".", "?")),
                                    described)

    def test_what_is_not_foreseen_fails(self):
        schema.check_client({"type": "ping", "id": 3})
        for bad in ({"type": "ping", "extra": 1}, {"type": "fly"}, {"id": 3},
                    {"type": "ping", "id": -1},
                    {"type": "ping", "id": None}, [], "ping",
                    {"type": "watch", "table": "abcdefgh", "code": "ABCD"}, {"type": "watch"},
                    {"type": "create", "config": {"seats": 4, "colour": "red"}},
                    {"type": "act", "table": "abcdefgh", "seat": 6, "decision": 1,
                     "action": "draw"}):
            with self.subTest(bad=bad), self.assertRaises(schema.BadMessage):
                schema.check_client(bad)

    def test_an_answer_must_be_that_of_its_request(self):
        schema.check_answer("sit", {"type": "ok", "id": 1, "seat": 5})
        schema.check_answer("sit", {"type": "error", "id": 1, "code": "table/stale_decision",
                                    "message": "No."})
        with self.assertRaises(schema.BadMessage):
            schema.check_answer("sit", {"type": "ok", "id": 1})
        with self.assertRaises(schema.BadMessage):
            schema.check_answer("ping", {"type": "ok", "id": 1, "seat": 5})

    def test_merge_patches_are_those_of_the_standard(self):
        for target, patch, result in (({"a": "b"}, {"a": "c"}, {"a": "c"}),
                                      ({"a": "b"}, {"b": "c"}, {"a": "b", "b": "c"}),
                                      ({"a": "b"}, {"a": None}, {}),
                                      ({"a": [1]}, {"a": [2, 3]}, {"a": [2, 3]}),
                                      ({"a": {"b": 1, "c": 2}}, {"a": {"b": None}},
                                       {"a": {"c": 2}}),
                                      ({}, {"a": {"b": {"c": None}}}, {"a": {"b": {}}})):
            self.assertEqual(schema.merge(target, patch), result)


class Engine:
    """`folsom engine`, one request at a time."""

    def __init__(self):
        self.process = subprocess.Popen([FOLSOM, "engine"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        reply = json.loads(self.process.stdout.readline())
        if "error" in reply:
            raise AssertionError(f"{request}: {reply['error']}")
        return reply

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


def configurations():
    """All 200 combinations; 58 of them can be played (CONF-1 to CONF-3)."""
    for edition in ("2014", "2018"):
        for variant in ("standard", "basic", "duo14", "duo18", "teams"):
            for seats in range(2, 7):
                for expert in (False, True):
                    for horses in (False, True):
                        yield dict(edition=edition, variant=variant, seats=seats, expert=expert,
                                   horses=horses)


class EngineTest(unittest.TestCase):
    """The program's own views and events, from whole random games of every configuration."""

    def setUp(self):
        self.engine = Engine()
        self.addCleanup(self.engine.close)
        self.random = random.Random(11)
        self.types = set()

    def play(self, config):
        status = self.engine.ask(command="new", config=config, seed=self.random.getrandbits(32))
        seats = config["seats"]
        while True:
            viewer = self.random.choice([*range(seats), "spectator"])
            for event in self.engine.ask(command="events", seat=viewer)["events"]:
                number = event.pop("number")
                self.assertGreaterEqual(number, 0)
                schema.check("event.json#/$defs/Event", event)
                self.types.add(event["type"])
            if self.random.random() < 0.1 or not status["pending"]:
                view = self.engine.ask(command="view", seat=viewer)["view"]
                schema.check_view(view)
                self.assertNotIn("null", json.dumps(view))
            if not status["pending"]:
                break
            seat = self.random.choice(status["pending"])
            actions = self.engine.ask(command="legal", seat=seat)["actions"]
            for action in actions:
                schema.check("common.json#/$defs/Action", action)
            status = self.engine.ask(command="apply", seat=seat, action=self.random.choice(actions))
        score = self.engine.ask(command="score")
        del score["ok"], score["final"]
        schema.check("view.json#/$defs/Result", score)

    def test_views_events_and_results_of_every_configuration_fit(self):
        games = 0
        for config in configurations():
            try:
                self.engine.ask(command="new", config=config, seed=1)
            except AssertionError:
                continue
            games += 1
            with self.subTest(config=config):
                self.play(config)
        self.assertEqual(games, 58)
        for config in (dict(seats=4, bandits="drafted", horses=True),
                       dict(seats=3, variant="duo18", bandits="drafted"),
                       dict(seats=2, variant="duo18", bandits="drafted", horses=True),
                       dict(seats=3, bandits=["belle", "tuco", "doc"],
                            wagons=["mail", "dining", "saloon"])):
            for _ in range(2):
                try:
                    self.play(config)
                except AssertionError as error:
                    if "config/" not in str(error):
                        raise
        # The rest need a rare position or a rare end.
        rare = {"passed", "supply_short"}
        all_types = {node["properties"]["type"]["const"] for name, node in
                     schema.documents()["event.json"]["$defs"].items() if name != "Event"}
        self.assertEqual(all_types - self.types - rare, set())

    def test_configurations_are_written_as_the_schema_says(self):
        for config in configurations():
            schema.check("config.json#/$defs/ConfigInput", config)


class ReviewTest(unittest.TestCase):
    """`folsom review --json`."""

    def review(self, *options):
        with tempfile.TemporaryDirectory() as folder:
            path = f"{folder}/game"
            subprocess.run([FOLSOM, "sim", "--games", "1", "--record", path, *options],
                           check=True, capture_output=True)
            done = subprocess.run([FOLSOM, "review", path, "--json", "--open", "--iterations", "16"],
                                  check=True, capture_output=True, text=True)
        return json.loads(done.stdout)

    def test_reviews_fit(self):
        for options in ([], ["--players", "6", "--horses", "--expert"],
                        ["--players", "4", "--variant", "teams"],
                        ["--players", "3", "--variant", "duo18"]):
            with self.subTest(options=options):
                schema.check("review.json", self.review(*options))


class DocsTest(unittest.TestCase):
    def test_the_protocol_page_lists_every_code(self):
        """What the sources of table, hall and server can answer with; the rest of them tells of
        start-up and of logs."""
        page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
        parts = ("action", "bots", "chat", "hello", "http", "identity", "limit", "link", "message",
                 "metrics", "origin", "record", "server", "table", "webhook")
        code = re.compile(rf'"((?:{"|".join(parts)})/[a-z_]+)"')
        codes = set()
        for part in ("hall", "server", "table"):
            for path in (ROOT / "src" / part).rglob("*.cpp"):
                codes |= set(code.findall(path.read_text(encoding="utf-8")))
        self.assertGreater(len(codes), 50)
        self.assertEqual({code for code in codes if f"`{code}`" not in page}, set())

    def test_the_protocol_page_is_up_to_date(self):
        done = subprocess.run([ROOT / "tools" / "protocol_docs", "--check"], capture_output=True,
                              text=True)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)


if __name__ == "__main__":
    unittest.main()
