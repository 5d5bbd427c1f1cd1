# What went wrong, in words for players: what happened, and what to do.

error-general = That did not work. Try it again; if it keeps happening, reload the page.
error-not-understood = The page and the server misunderstood each other. Reload the page and try again.
error-outdated = This page is older than the server. Reload it to go on; no game is lost.
error-not-for-you = That is not open to you.
error-origin = This page may not talk to that server. Open the game at the server’s own address.
error-client-broken = Something on this page broke. Your game is safe on the server.
error-client-offline = The server cannot be reached right now. We keep trying; your game is safe there.

error-identity-unknown-token = The server no longer knows this browser. You are a new guest now; sign in if you have a name with a password.
error-identity-name-taken = Somebody else owns that name. Pick another.
error-identity-claimed = You already have a name of your own.
error-identity-bad-name = That name cannot be used. One to 24 letters, numbers or spaces will do.
error-identity-bad-password = A password needs at least 8 characters.
error-identity-wrong-password = Name and password do not fit together.

error-limit-messages = Easy, partner: too much at once. Wait a moment and try again.
error-limit-tables = You have as many open tables as one person may have. Finish one or leave it first.
error-limit-people = Too many new guests come from your network. Try again in a minute.
error-limit-chat = Too much talk at once. Wait a few seconds.
error-limit-connections = Too many pages are open from your network. Close some and try again.
error-limit-watched = You follow too many tables at once. Leave one first.
error-limit-passwords = Too many passwords tried. Wait a minute.
error-limit-codes = Too many codes tried. Wait a minute.

error-link-dead = This road leads nowhere. The address is wrong, or the page has moved on.
error-link-unknown = This seat link has been used already or is older than ten minutes. Ask for a new one.
error-code-unknown = No table has this code. Check it with whoever gave it to you.
error-table-unknown = There is no such table. The link may be mistyped, or the game was put away long ago.
error-closed = This table is closed.
error-closed-expired = Nobody started this game, so the table was put away.
error-closed-abandoned = All players left this game, so it was put away.
error-closed-upgrade = The server was renewed and this game could not be carried over. Sorry!
error-closed-host = The host closed this table.
error-table-over = This game is over.
error-table-started = The game has started already.
error-table-not-started = The game has not started yet.
error-table-not-over = The game is not over yet.
error-table-rematched = The rematch has a table of its own already.
error-table-no-spectators = Only players may watch this table.
error-table-full-house = This table is packed: no more room to watch.
error-table-not-host = Only the host can do that.
error-table-no-such-seat = There is no such seat.
error-table-not-your-seat = That is somebody else’s seat.
error-table-seat-taken = Every seat here is taken.
error-table-already-seated = You already sit at this table.
error-table-kicked = The host asked you to leave this table.
error-table-nobody-there = Nobody sits there.
error-table-away = A bot is playing for this seat. Take it back first.
error-table-not-away = Nobody plays for this seat.
error-table-not-allowed = This table does not allow that.
error-table-bad-name = That name cannot be used at this table, or somebody here has it already.
error-table-bad-options = A table cannot be run like this.
error-table-no-such-bot = There is no such bot.
error-table-empty-seats = There are empty seats. Fill them with players or bots first.
error-table-cannot-take-back = Too late to take that back: something came of it already.
error-config = This cannot be played together.
error-too-late = Too late: the game has moved on.
error-action-not-legal = That cannot be done now.
error-chat-empty = Write something first.
error-chat-too-long = That is too long for the chat.
error-webhook-bad-url = That address does not work. It must begin with https:// and be reachable from the internet.

error-server-store-failed = The server could not store that, so it did not happen. Try again in a moment.
error-server-waiting = The server waits for its storage. Nothing is lost; it goes on by itself.
error-server-busy = The server is very busy. Try again in a moment.
error-server-restarting = The server is restarting. It will be back in a moment, with your game.
error-server-internal = Something went wrong on the server. Try again.

error-record-not-finished = This game is still being played. Its record opens when it is over.
error-record-not-whole = The server was renewed during this game, so it cannot be replayed whole.
error-record-other-rules = This game was recorded by another version and cannot be replayed here.
error-record-unreadable = This game’s log cannot be read any more.
error-record-truncated = This record stops before the end of its game.
error-record-too-big = This file is too big to be a game record.
error-record-damaged = This file is not a game record, or it is damaged.

# Headings of the page that shows one of them.
trouble-lost = Lost on the prairie
trouble-full = Full house
trouble-kicked = Shown the door
trouble-closed = Table closed
trouble-outdated = A new version is here
trouble-server = The telegraph is silent
trouble-record = A torn page
trouble-limit = Hold your horses
trouble-broken = Off the rails
trouble-refused = No entry
trouble-line = Line { $line }: { $message }
trouble-home = To the start page
trouble-watch = See open tables
trouble-new = Make a new table
trouble-records = Browse finished games
trouble-file = Open another file
trouble-again = Try again
