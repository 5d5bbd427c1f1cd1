# Ekran zasad i pierwsza lekcja.

learn-rules-lesson = Naucz się, grając
learn-rules-search = Szukaj w zasadach
learn-rules-found = { $n ->
    [0] Nic nie znaleziono
    [one] Znaleziono { $n } hasło
    [few] Znaleziono { $n } hasła
    [many] Znaleziono { $n } haseł
   *[other] Znaleziono { $n } hasła
}
learn-rules-none = Nie ma tego w zasadach. Spróbuj innego słowa albo mniej liter.
learn-rules-contents = Spis treści

learn-rounds-24 = Dla 2–4 graczy
learn-rounds-56 = Dla 5–6 graczy
learn-rounds-station = Stacje: ostatnia runda
learn-rounds-card = Karta rundy
learn-rounds-turns = Tury
learn-rounds-horses = Konie i dyliżans
learn-rounds-keep = { $n ->
    [one] zatrzymaj { $n } kartę
    [few] zatrzymaj { $n } karty
    [many] zatrzymaj { $n } kart
   *[other] zatrzymaj { $n } karty
}

learn-title = Twój pierwszy napad
learn-coach = Cheyenne, twoja partnerka
learn-progress = Krok { $n } z { $of }
learn-next = Dalej
learn-back = Wstecz
learn-hurry = Pomiń
learn-leave = Zakończ lekcję
learn-again = Od początku
learn-play = Pierwsza gra
learn-rules = Zajrzyj do zasad
learn-your-turn = Twoja kolej
learn-wait = Patrz, co się dzieje…

learn-welcome =
    Cześć! Jestem Cheyenne. Ty jesteś Bella: kapelusz z piórami, serce w godle. Właśnie wślizgnęłaś się do saloonu na samym końcu tego pociągu.
    Jedna runda razem, jakieś pięć minut, i będziesz wiedzieć, jak go obrabować.
learn-train =
    Po lewej jest lokomotywa, a w niej szeryf i walizka. Każdy wagon ma dwa miejsca: wewnątrz i na dachu. Łupy leżą tam, gdzie je widzisz.
    Doc jest tu z tobą. Tuco czeka wagon przed wami. Po pięciu rundach wygrywa najbogatszy bandyta.
learn-hand =
    Te sześć kart to twoja ręka. Możesz robić tylko to, co mówią karty: iść, wspinać się, strzelać, rabować, bić albo nasyłać szeryfa.
learn-round =
    Karta rundy pokazuje pięć tur i to, co będzie na końcu: bunt pasażerów. W każdej turze albo zagrywasz jedną kartę, albo dobierasz trzy.
learn-robbery =
    Najpierw planowanie: wszyscy knują, a nic się jeszcze nie dzieje. U twoich stóp leżą worki, więc zaplanuj, że jeden weźmiesz. Zagraj Rabunek.
learn-robbery-other =
    Niezła myśl, ale najpierw złap trochę pieniędzy: łatwiejszej okazji nie będzie. Zagraj Rabunek.
learn-pile =
    Tuco planuje ruch, Doc wspinaczkę. Karty zostaną w tej kolejności i w tej kolejności się wydarzą. Pamiętaj więc, kto co robi.
learn-floor =
    Zaraz zrobi się tu tłoczno. Z workiem w ręku lepiej wejść na dach: zagraj Zmianę poziomu.
learn-floor-other =
    Tak też by się dało, ale najlepiej jest na dachu: biega się tam szybciej i strzela dalej. Zagraj Zmianę poziomu.
learn-tunnel =
    Tunel! Po ciemku karty zagrywa się zakryte. Tuco idzie do przodu, tuż obok wagonu szeryfa. Zrób mu niespodziankę: zagraj Szeryfa.
learn-tunnel-other =
    Zostaw to na światło dzienne. Po ciemku nikt nie widzi pułapki: zagraj Szeryfa.
learn-secret =
    Swoją kartę możesz nadal obejrzeć. Co zaplanowali Tuco i Doc, zobaczysz dopiero wtedy, gdy to się stanie.
learn-draw =
    Przydałoby się strzelić, ale nie masz na ręce Strzału. Zamiast zagrywać kartę, możesz dobrać trzy: weź je z talii.
learn-draw-other =
    Można i tak. Ale karta, której ci trzeba, jest jeszcze w talii: dobierz trzy karty.
learn-fire =
    Jest! Zagraj Strzał, a zobaczymy, kto stanie ci przed lufą, gdy przyjdzie pora.
learn-fire-other =
    Może później. Kto nie strzela, ten nie zostanie Najlepszym Rewolwerowcem. Zagraj Strzał.
learn-stealin =
    Koniec planowania, a co zostało na ręce, wraca do talii. Teraz napad: karta po karcie, w kolejności zagrywania.
learn-take =
    Pierwszy jest twój Rabunek. Klejnot jest zawsze wart 500 $. W worku jest od 250 $ do 500 $ i tylko właściciel wie ile. Weź worek.
learn-take-other =
    Klejnot to dobry łup, ale wszyscy by widzieli, ile masz. Weź worek i niech zgadują.
learn-purse =
    Pięćset dolarów! Ty to widzisz, inni widzą po prostu kolejny worek. Kto ma pieniądze, ten jest celem, więc taka tajemnica się przyda.
learn-move =
    Tuco się rusza. Wewnątrz pociągu to jeden wagon naraz. Wszedł do salonki, tuż obok szeryfa.
learn-climb =
    Najpierw Doc, potem ty: Zmiana poziomu zabiera bandytę na dach albo z powrotem na dół.
learn-jewel =
    Tuco też rabuje: klejnot. Klejnoty i walizki widzą wszyscy.
learn-run =
    Po dachach jednym Ruchem biegnie się jeden, dwa albo trzy wagony. Doc biegnie dwa i stoi teraz tuż nad Tuco.
learn-marshal =
    Pułapka się zatrzasnęła! Kto spotka szeryfa w wagonie, dostaje pocisk i ucieka na dach. On sam nigdy nie wchodzi na górę.
learn-nothing =
    Tuco chciał obrabować wagon po raz drugi. Ale tu na górze nie ma czego brać, więc karta przepada. Plany ciągle się sypią: na tym polega zabawa.
learn-punch =
    Doc bije Tuco. Klejnot upada tam, gdzie stali, a Tuco leci na sąsiedni wagon. Kto pierwszy dobiegnie, ten podniesie.
learn-shoot =
    Twój Strzał! Na dachach trafiasz tego, kto stoi najbliżej, choćby był daleko. Tuco i Doc stoją ramię w ramię, więc wybór jest twój. Strzel do Doca: ma najcięższą pięść.
learn-shoot-other =
    Tuco dziś już oberwał. Bądź sprawiedliwa i strzel do Doca.
learn-bullet =
    Twój pocisk trafia do talii Doca: kartę dobierze, ale nigdy jej nie zagra. Zostało ci pięć.
learn-shot =
    Tuco odpowiada ogniem. Do Belli nie wolno celować, póki jest inny cel: to twoja zdolność. Ale Doc stoi za blisko Tuco, żeby do niego strzelać, więc padło na ciebie.
learn-event =
    Doc właśnie zszedł do środka i przychodzi wydarzenie: pasażerowie się buntują i każdy w wagonie dostaje pocisk. Tu na górze nic ci nie grozi.
learn-clogged =
    Nowa runda: wszyscy tasują swoje karty i dobierają sześć. A wśród nich pocisk Tuco. Zagrać się go nie da, tylko zajmuje miejsce. Pociski cię spowalniają.
learn-score =
    Powiedzmy, że pociąg staje tutaj. Wszyscy liczą łupy. Kto wystrzelił najwięcej pocisków, jest Najlepszym Rewolwerowcem i dostaje jeszcze 1000 $: ty i Tuco macie po jednym strzale, więc dostajecie oboje.
learn-end =
    Wygrana byłaby twoja! Wiesz już o rundzie wszystko, a reszty nauczysz się, rabując. Gotowa na cały pociąg?

# Słowa, które w pytaniu mało znaczą, oraz słowa i pytania, na które odpowiada hasło.
learn-rules-stop = a i lub albo ale w we na po z ze do od o u za dla przy jak co gdzie kiedy kto kogo komu czego dlaczego po jaki jaka jakie ile czy jeśli gdy to nie jest są mi mnie mój moja ja ty on ona oni my można trzeba mogę może
learn-find-goal = wygrać zwycięstwo cel zwycięzca
learn-find-setup = początek start gdzie zaczynam ile wagonów
learn-find-round = fazy kolejność co się dzieje
learn-find-card-move = biec iść daleko skok
learn-find-card-floor = wejść zejść góra dół drabina piętro
learn-find-card-fire = strzelać broń zasięg do kogo można strzelić
learn-find-card-robbery = kraść zabrać wziąć podnieść
learn-find-card-punch = uderzyć bić walka pchnąć
learn-find-card-marshal = policja przesunąć
learn-find-bullets = amunicja rana obrażenia śmierć umrzeć skończyły
learn-find-characters = moce umiejętności zdolności
learn-find-loot-purse = pieniądze ile jest wart wartość
learn-find-loot-strongbox = sejf skrzynia kufer druga
learn-find-marshal = policja spotkać złapać
learn-find-events = stacja ostatnia runda
learn-find-end = punkty remis wynik liczenie jak długo
learn-find-horses = dodatek jazda konna
learn-find-hostages = jeniec okup porwać
learn-find-variant-expert = trudniejszy zaawansowany
learn-find-variant-duo18 = dwie osoby we dwoje
learn-find-variant-teams = razem czworo partner
learn-find-table-secrets = tajne widać oszukiwać
learn-find-table-clocks = czas limit wolno
learn-find-table-take-back = cofnąć pomyłka błąd anulować
learn-find-table-absent = wyjść opuścić rozłączony
learn-find-table-fair = oszustwo los tasowanie uczciwie
