# Co poszło nie tak: co się stało i co zrobić.

error-general = Nie udało się. Spróbuj jeszcze raz; jeśli to nie pomoże, odśwież stronę.
error-not-understood = Strona i serwer się nie zrozumiały. Odśwież stronę i spróbuj jeszcze raz.
error-outdated = Ta strona jest starsza niż serwer. Odśwież ją; żadna gra nie przepadnie.
error-not-for-you = To nie dla ciebie.
error-origin = Tej stronie nie wolno rozmawiać z tamtym serwerem. Otwórz grę pod adresem serwera.
error-client-broken = Coś na tej stronie się zepsuło. Twoja gra jest bezpieczna na serwerze.
error-client-offline = Serwer jest teraz nieosiągalny. Próbujemy dalej; twoja gra jest tam bezpieczna.

error-identity-unknown-token = Serwer nie zna już tej przeglądarki. Jesteś teraz nowym gościem; zaloguj się, jeśli masz imię z hasłem.
error-identity-name-taken = To imię należy do kogoś innego. Wybierz inne.
error-identity-claimed = Masz już własne imię.
error-identity-bad-name = Takiego imienia nie można użyć. Wystarczy od 1 do 24 liter, cyfr lub spacji.
error-identity-bad-password = Hasło musi mieć co najmniej 8 znaków.
error-identity-wrong-password = Imię i hasło do siebie nie pasują.

error-limit-messages = Spokojnie, partnerze: za dużo naraz. Zaczekaj chwilę i spróbuj znowu.
error-limit-tables = Masz tyle otwartych stołów, ile wolno jednej osobie. Najpierw dokończ grę przy którymś lub odejdź od niego.
error-limit-people = Z twojej sieci przychodzi za dużo nowych gości. Spróbuj za minutę.
error-limit-chat = Za dużo gadania naraz. Zaczekaj parę sekund.
error-limit-connections = Z twojej sieci otwarto za dużo stron. Zamknij kilka i spróbuj znowu.
error-limit-watched = Śledzisz za dużo stołów naraz. Najpierw odejdź od któregoś.
error-limit-passwords = Za dużo prób hasła. Zaczekaj minutę.
error-limit-codes = Za dużo prób kodu. Zaczekaj minutę.

error-link-dead = Ta droga prowadzi donikąd. Adres jest błędny albo strona się przeniosła.
error-link-unknown = Ten link do miejsca został już użyty albo ma więcej niż dziesięć minut. Poproś o nowy.
error-code-unknown = Żaden stół nie ma takiego kodu. Sprawdź go u osoby, która ci go dała.
error-table-unknown = Nie ma takiego stołu. W linku jest błąd albo grę dawno sprzątnięto.
error-closed = Ten stół jest zamknięty.
error-closed-expired = Nikt nie zaczął tej gry, więc stół sprzątnięto.
error-closed-abandoned = Wszyscy gracze odeszli, więc stół sprzątnięto.
error-closed-upgrade = Serwer został zaktualizowany i tej gry nie dało się przenieść. Przepraszamy!
error-closed-host = Gospodarz zamknął ten stół.
error-table-over = Ta gra się skończyła.
error-table-started = Gra już się zaczęła.
error-table-not-started = Gra jeszcze się nie zaczęła.
error-table-not-over = Gra jeszcze trwa.
error-table-rematched = Rewanż ma już własny stół.
error-table-no-spectators = Ten stół mogą oglądać tylko gracze.
error-table-full-house = Przy stole tłok: dla widzów nie ma już miejsca.
error-table-not-host = To może zrobić tylko gospodarz.
error-table-no-such-seat = Nie ma takiego miejsca.
error-table-not-your-seat = To cudze miejsce.
error-table-seat-taken = Wszystkie miejsca są tu zajęte.
error-table-already-seated = Siedzisz już przy tym stole.
error-table-kicked = Gospodarz poprosił cię o odejście od tego stołu.
error-table-nobody-there = Nikt tam nie siedzi.
error-table-away = Na tym miejscu gra bot. Najpierw je odzyskaj.
error-table-not-away = Na tym miejscu nikt nikogo nie zastępuje.
error-table-not-allowed = Ten stół na to nie pozwala.
error-table-bad-name = Tego imienia nie można tu użyć albo ktoś przy stole już je ma.
error-table-bad-options = Stołu nie da się tak ustawić.
error-table-no-such-bot = Nie ma takiego bota.
error-table-empty-seats = Są puste miejsca. Najpierw obsadź je graczami lub botami.
error-table-cannot-take-back = Za późno na cofnięcie: coś już z tego wynikło.
error-config = Tego nie da się połączyć.
error-too-late = Za późno: gra poszła dalej.
error-action-not-legal = Teraz tak nie można.
error-chat-empty = Najpierw coś napisz.
error-chat-too-long = Na czat to za długie.
error-webhook-bad-url = Ten adres nie działa. Musi zaczynać się od https:// i być osiągalny z internetu.

error-server-store-failed = Serwer nie zdołał tego zapisać, więc nic się nie stało. Spróbuj za chwilę.
error-server-waiting = Serwer czeka na swój dysk. Nic nie przepadło; ruszy dalej sam.
error-server-busy = Serwer ma pełne ręce roboty. Spróbuj za chwilę.
error-server-restarting = Serwer uruchamia się ponownie. Zaraz wróci razem z twoją grą.
error-server-internal = Coś poszło nie tak na serwerze. Spróbuj jeszcze raz.

error-record-not-finished = Ta gra jeszcze trwa. Jej zapis otworzy się, gdy się skończy.
error-record-not-whole = W czasie tej gry serwer został zaktualizowany i nie da się odtworzyć jej w całości.
error-record-other-rules = Tę grę zapisała inna wersja i tutaj nie da się jej odtworzyć.
error-record-unreadable = Dziennika tej gry nie da się już odczytać.
error-record-truncated = Ten zapis urywa się przed końcem gry.
error-record-too-big = Ten plik jest za duży jak na zapis gry.
error-record-damaged = Ten plik nie jest zapisem gry albo jest uszkodzony.

# Nagłówki strony, która je pokazuje.
trouble-lost = Zagubieni na prerii
trouble-full = Komplet
trouble-kicked = Za drzwi
trouble-closed = Stół zamknięty
trouble-outdated = Jest nowa wersja
trouble-server = Telegraf milczy
trouble-record = Wydarta kartka
trouble-limit = Wstrzymaj konie
trouble-broken = Wykolejenie
trouble-refused = Wstęp wzbroniony
trouble-line = Wiersz { $line }: { $message }
trouble-home = Na stronę główną
trouble-watch = Otwarte stoły
trouble-new = Nowy stół
trouble-records = Rozegrane gry
trouble-file = Otwórz inny plik
trouble-again = Spróbuj znowu
