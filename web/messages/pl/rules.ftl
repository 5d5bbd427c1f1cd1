# Zasady własnymi słowami. Każdy wiersz to akapit; „• ” zaczyna punkt listy.

rules-goal-title = O co chodzi
rules-goal-text =
    Jesteś bandytą w pędzącym pociągu. Zgarniaj worki, klejnoty i walizkę, wytrącaj łupy z rąk rywali i trzymaj się z dala od kul i szeryfa.
    Po pięciu rundach wygrywa najbogatszy bandyta.
    Pociąg to lokomotywa i rząd wagonów; lokomotywa też liczy się jako wagon. Do przodu znaczy w stronę lokomotywy, do tyłu – w stronę brankardu, czyli ostatniego wagonu. W każdym wagonie bandyta jest albo wewnątrz, albo na dachu: to dwa różne miejsca.

rules-setup-title = Przygotowanie
rules-setup-text =
    Na każdego gracza przypada jeden wagon. W każdym leżą inne łupy; ile jest w workach, nie wie nikt.
    Szeryf zaczyna w lokomotywie, obok walizki wartej 1000 $. Druga walizka czeka poza pociągiem.
    Każdy bandyta ma dziesięć kart akcji, sześć pocisków i worek wart 250 $.
    Cztery karty rundy są losowe, a na końcu czeka stacja. Każdą odkrywa się dopiero wtedy, gdy zaczyna się jej runda.
    Pierwszego gracza wyznacza los. Licząc od niego zgodnie z ruchem wskazówek zegara, nieparzyści zaczynają w brankardzie, parzyści w wagonie przed nim.

rules-round-title = Runda
rules-round-text =
    Każdy tasuje wszystkie swoje karty razem z pociskami i dobiera sześć. Potem odkrywa się kartę rundy: jej symbole to kolejne tury.
    • Planowanie: w każdej turze gracze, zgodnie z ruchem wskazówek zegara od pierwszego gracza, albo zagrywają jedną kartę akcji na wspólny stos, albo dobierają trzy karty. Co zostanie na ręce, wraca do talii.
    • Napad: stos odwraca się i rozpatruje w kolejności zagrywania. Co da się zrobić, trzeba zrobić; czego się nie da, nie ma skutku. Pociąg często wygląda już zupełnie inaczej, niż było w planie.
    • Wydarzenie: teraz dzieje się to, co pokazuje koniec karty rundy.
    Potem pierwszym graczem zostaje osoba po lewej.

rules-turns-title = Tury na karcie rundy
rules-turns-text =
    Symbole na karcie rundy mówią, ile jest tur i jak zagrywa się w nich karty. W każdej turze albo zagrywasz kartę, albo dobierasz trzy.

rules-turn-standard =
    Kartę zagrywa się odkrytą i wszyscy ją widzą. Albo dobiera się trzy karty.
rules-turn-tunnel =
    Jest ciemno: karty zagrywa się zakryte. Inni widzą, że karta padła, ale nie wiedzą jaka.
rules-turn-speeding-up =
    Każdy działa dwa razy z rzędu: dwie karty, dwa dobrania albo jedno i drugie. Widzisz, co przyszło, zanim wybierzesz drugą akcję. Karty leżą odkryte.
rules-turn-switching =
    Ta tura biegnie przeciwnie do ruchu wskazówek zegara, począwszy od pierwszego gracza. Karty leżą odkryte.
rules-turn-turmoil =
    Każdy w sekrecie wybiera kartę albo dobieranie. Wszystko pokazuje się naraz; karty trafiają odkryte na stos w kolejności graczy, a potem dobierający biorą po trzy. (Konie i dyliżans)

rules-cards-title = Karty akcji
rules-cards-text =
    Każdy bandyta ma ich dziesięć: po dwie karty Ruch, Zmiana poziomu, Strzał i Rabunek oraz po jednej Cios i Szeryf.
    Gdy w napadzie przychodzi kolej na kartę, działa jej bandyta, a jego gracz decyduje, w jaki sposób. Akcji, którą da się wykonać, nie można pominąć. Potem karta wraca do talii właściciela.

rules-card-move =
    Wewnątrz: przejdź do sąsiedniego wagonu, do przodu albo do tyłu.
    Na dachu: przebiegnij jeden, dwa lub trzy wagony w jedną stronę.
    Ruszyć się trzeba, a na końcach pociągu nikt z niego nie wypada.
rules-card-floor =
    Wejdź z wagonu na jego dach albo zejdź z dachu do środka.
rules-card-fire =
    Strzel do bandyty: jeden z twoich pocisków trafia do talii jego gracza. Z wnętrza sięgasz do sąsiedniego wagonu, z dachu do najbliższych, których widać wzdłuż dachów.
    • Wewnątrz: ci, którzy są w sąsiednim wagonie z jednej lub drugiej strony.
    • Na dachu: w każdą stronę najbliższy dach z bandytami, choćby był daleko. Bliżsi zasłaniają dalszych; na jednym dachu stoi się ramię w ramię.
    Nie strzela się do nikogo w tym samym miejscu. Brak pocisków albo nikogo w zasięgu: nic się nie dzieje.
rules-card-robbery =
    Weź jeden dowolny łup z miejsca, w którym stoisz, nie zaglądając do worków. Wnętrze i dach to różne miejsca. Nic tam nie ma: nic się nie dzieje.
rules-card-punch =
    Uderz bandytę w tym samym miejscu: upuszcza jeden łup tego rodzaju, który wskażesz. Potem posyłasz go o jeden wagon do przodu albo do tyłu, na tym samym poziomie.
    Do worka nie wolno zajrzeć. Bandyta bez łupów też leci.
rules-card-marshal =
    Przesuń szeryfa o jeden wagon do przodu albo do tyłu, wewnątrz pociągu. Napotkani bandyci dostają pocisk i uciekają na dach.
rules-card-ride =
    Gdy obok twojego wagonu jest koń, przejedź do trzech wagonów w przód albo w tył, z wnętrza lub z dachu. Lądujesz w wagonie, przy którym stajesz, albo w dyliżansie, jeśli tam jest. Nie ma konia: nic się nie dzieje. (Konie i dyliżans)

rules-bullets-title = Pociski
rules-bullets-text =
    Każdy bandyta ma sześć pocisków. Trafiony dostaje pocisk do talii i odtąd może go dobrać zamiast czegoś użytecznego: pocisków nie da się zagrać.
    Szeryf i niektóre wydarzenia rozdają neutralne pociski z zapasu trzynastu. Jeśli nie starcza dla wszystkich, którym należą się w tej samej chwili, nie dostaje nikt.

rules-characters-title = Postacie
rules-characters-text =
    Każdy bandyta ma własną zdolność. Postacie są losowe, wybierane po kolei albo ustalone dla stołu.

rules-character-ghost =
    W swojej pierwszej turze rundy możesz zagrać zakrytą kartę. Jeśli zamiast tego dobierasz, zdolność przepada do następnej rundy.
rules-character-cheyenne =
    Gdy ciosem wytrącisz worek, możesz go zatrzymać, zamiast upuszczać. Decydujesz, zanim zobaczysz, co w nim jest. Reszta upada jak zwykle.
rules-character-django =
    Kogo trafisz, ten leci o jeden wagon w kierunku strzału, na tym samym poziomie, ale nigdy poza pociąg. Jeśli jest tam szeryf, to kolejny pocisk.
rules-character-belle =
    Nie można do ciebie strzelać ani cię bić, dopóki napastnik ma inny cel. Widok wzdłuż dachów i tak zasłaniasz.
rules-character-tuco =
    Możesz też strzelać przez dach: do bandyty w tym samym wagonie na drugim poziomie, w górę albo w dół.
rules-character-doc =
    Każdą rundę zaczynasz z siedmioma kartami zamiast sześciu.

rules-loot-title = Łupy
rules-loot-text =
    Co leży w wagonach na początku:
    • Wagon pocztowy: 1 worek
    • Salonka: 1 worek, 1 klejnot
    • Wagon jubilera: 3 klejnoty
    • Wagon towarowy: 3 worki
    • Wagon restauracyjny: 4 worki, 1 klejnot
    • Saloon: 3 worki, 1 klejnot
    • Lokomotywa: 1 walizka

rules-loot-purse =
    Wart od 250 $ do 500 $. Do środka zagląda tylko właściciel; kto go kiedyś miał, ten pamięta. Worki bandyty leżą wymieszane: kto wytrąca jeden, bierze, co los da. Z 18 worków osiem ma 250 $; po dwa mają 300 $, 350 $, 400 $, 450 $ i 500 $.
rules-loot-jewel =
    Zawsze wart 500 $, wszyscy go widzą.
rules-loot-strongbox =
    Warta 1000 $. Jedna stoi w lokomotywie pod nosem szeryfa. Druga pojawia się tylko z wydarzeniem Bierz wszystko!

rules-marshal-title = Szeryf
rules-marshal-text =
    Chodzi wewnątrz pociągu, po jednym wagonie, i nigdy nie włazi na dach.
    Gdy bandyta i szeryf znajdą się w tym samym wagonie, wszystko jedno jak, bandyta dostaje neutralny pocisk i od razu ucieka na dach tego wagonu. Jeśli szeryf zastanie kilku, na górę idą wszyscy.

rules-events-title = Wydarzenia
rules-events-text =
    Wiele kart rundy pokazuje wydarzenie. Następuje na końcu rundy, po ostatniej karcie stosu. Warto więc zerkać na nie przy planowaniu.

rules-event-angry-marshal =
    Szeryf strzela do wszystkich na dachu swojego wagonu: po jednym neutralnym pocisku. Potem cofa się o wagon; w brankardzie zostaje.
rules-event-swivel-arm =
    Wszystkich z dachów zmiata na dach brankardu.
rules-event-braking =
    Wszyscy na dachach suną o wagon do przodu. Na lokomotywie zostaje się na miejscu.
rules-event-take-it-all =
    Druga walizka ląduje w wagonie szeryfa. Teraz trzeba go tylko stamtąd wywabić.
rules-event-rebellion =
    Pasażerowie mają dość: każdy bandyta wewnątrz wagonu dostaje neutralny pocisk.
rules-event-revenge =
    Każdy na dachu wagonu szeryfa traci swój najmniej warty worek. Kto nie ma worka, nie traci nic. (Stacja)
rules-event-pickpocketing =
    Bandyta, który jest sam w swoim miejscu, może wziąć stamtąd worek. Szeryf i konwojent to nie towarzystwo. (Stacja)
rules-event-conductor =
    Każdy bandyta w lokomotywie lub na jej dachu dostaje 250 $. (Stacja)

rules-rounds-title = Karty rundy
rules-rounds-text =
    W grze są cztery z siedmiu kart dla danej liczby graczy, a na końcu jedna z trzech stacji. Tabela pokazuje tury wszystkich kart.

rules-end-title = Koniec gry
rules-end-text =
    Po pięciu rundach każdy podlicza łupy.
    Najlepszy Rewolwerowiec: ten, komu zostało najmniej pocisków, dostaje 1000 $. Jeśli takich jest kilku, dostaje każdy z nich.
    Wygrywa najbogatszy. Przy remisie ten, kto w całej grze oberwał mniej razy; jeśli i tu jest po równo, dzielą się zwycięstwem.

rules-horses-title = Konie i dyliżans
rules-horses-text =
    Dodatek: obok pociągu jedzie dyliżans, na jego dachu walizka, a przy niej konwojent. Pasażerów można brać na zakładników, w wagonach leżą manierki whiskey i dla każdego bandyty jest koń.
    Każdy dostaje kartę Jazda. Neutralnych pocisków jest szesnaście, o trzy więcej niż zwykle. Na koniec do łupów dochodzą okupy.

rules-horses-attack-title = Napad z siodła
rules-horses-attack =
    Bandyci doganiają pociąg konno. Wagon po wagonie, od brankardu do przodu, każdy w sekrecie decyduje: wskakuję tu czy jadę dalej. Wszystko odsłania się naraz. Ostatni, który został w siodle, wybiera dowolny wagon z przodu. W lokomotywie i w dyliżansie nie zaczyna nikt.
    Konie zostają obok wagonów i każdy może wziąć dowolnego. Pierwszym graczem zostaje ktoś z tych, którzy wskoczyli najdalej z tyłu.
rules-horses-ride-title = Konno
rules-horses-ride =
    Potrzebny jest koń obok twojego wagonu. Przejedź od zera do trzech wagonów w przód albo w tył; koń jedzie z tobą i zostaje przy wagonie, przy którym stajesz. Trafiasz do tego wagonu albo, jeśli wolisz, do dyliżansu, gdy tam stoi.
    Między wagonem a dyliżansem obok też potrzeba konia, ale zostaje on na miejscu. Mijanie szeryfa i konwojenta jest bezpieczne.
rules-horses-coach-title = Dyliżans
rules-horses-coach =
    Do środka dostaniesz się Jazdą albo Zmianą poziomu z jego dachu. Jego dach sąsiaduje z dachem wagonu obok: przejście między nimi to jeden z twoich kroków (od jednego do trzech).
    • Ze środka strzela się tylko do wagonu obok i stamtąd strzelają do ciebie; cios może kogoś przerzucić na drugą stronę. Ruch nic nie daje. Szeryf tu nie wchodzi.
    • Z jego dachu można strzelać do wszystkich na dachach pociągu, a oni do ciebie: tych strzałów nikt nie zasłania, a zdolność Django nie działa.
    • Po każdej rundzie zostaje w tyle o wagon, aż zrówna się z brankardem.
rules-horses-guard-title = Konwojent
rules-horses-guard =
    Dopóki siedzi na dyliżansie, nikt nie weźmie jego walizki. Uderz go: upuści ją i wyląduje na dachu wagonu obok, i do końca gry będzie wściekły.
    Kto znajdzie się na jego dachu albo do kogo on przyjdzie, dostaje neutralny pocisk i ucieka na sąsiedni dach. Kto przebiega obok niego, też obrywa. Nie można do niego strzelać, a widok wzdłuż dachów zasłania. Po każdej rundzie cofa się razem z dyliżansem.
rules-horses-whiskey-title = Whiskey
rules-horses-whiskey =
    Manierka to łup bez ceny: w normalnej turze możesz z niej pić, zamiast zagrywać lub dobierać. W każdej są dwa łyki; co jest w pełnej, widzi tylko ten, kto ją ma.
    • Whiskey: dobierz trzy karty, potem zagraj jedną.
    • Stara whiskey: zagraj dwie karty z rzędu.
rules-horses-keep-title = Zatrzymane karty
rules-horses-keep =
    Każdy symbol zatrzymania na karcie rundy pozwala wszystkim zatrzymać na ręce po jednej karcie akcji na następną rundę. Wybiera się w sekrecie, między planowaniem a napadem; ile kart, widzą wszyscy. W następnej rundzie rękę uzupełnia się tylko do sześciu, Doc do siedmiu.

rules-hostages-title = Zakładnicy
rules-hostages-text =
    Zakładników jest o jednego mniej niż bandytów. Kto znajdzie się w dyliżansie bez zakładnika, musi od razu jednego wziąć. Można mieć tylko jednego i nie da się go stracić.
    Wszyscy poza jednym są odtąd ciężarem, ale na koniec przynoszą okup. Kartę, którą zakładnik czyni bezużyteczną, wolno zagrać; po prostu nic nie zrobi.

rules-hostage-poodle =
    Gryzie: na początku każdej rundy do twojej talii trafia neutralny pocisk. Okup: 1000 $.
rules-hostage-banker =
    Żadnego kłopotu. Okup: 1000 $, ale tylko jeśli masz walizkę.
rules-hostage-minister =
    Na początku każdej rundy dobierasz o jedną kartę mniej. Okup: 900 $.
rules-hostage-teacher =
    Nie możesz bić. Okup: 800 $.
rules-hostage-zealot =
    Nie możesz jeździć konno, nawet żeby uciec. Okup: 700 $.
rules-hostage-old-lady =
    Po dachach ruszasz się tylko o jeden wagon. Okup: 500 $ za każdy twój klejnot.
rules-hostage-poker-player =
    Tracisz zdolność swojej postaci. Okup: 250 $ za każdy twój worek.
rules-hostage-photographer =
    Nie możesz zagrywać zakrytych kart, nawet w tunelu ani jako Ghost. Okup: 200 $ za każdy pocisk rywala wśród twoich kart.

rules-horse-events-title = Wydarzenia z Koni i dyliżansu
rules-horse-events-text =
    Do pozostałych wtasowuje się jeszcze po pięć kart rundy dla każdej liczby graczy i trzy stacje.

rules-event-tired-horses =
    Konie najbliższe brankardu wypadają z gry: dwa przy najwyżej czterech graczach, trzy przy większej liczbie.
rules-event-marshal-whiskey =
    Jeśli w wagonie szeryfa leży manierka, szeryf ją wypija. Po whiskey cofa się o wagon; po starej whiskey zatacza się aż do brankardu i po drodze spotyka wszystkich.
rules-event-higher-speed =
    Bandyci na dachach pociągu, konie, dyliżans i konwojent, jeśli jest na dachach, cofają się o wagon. Przy brankardzie zostają.
rules-event-shotgun-rage =
    Wszyscy w dyliżansie i na nim oraz w wagonie obok i na jego dachu dostają neutralny pocisk.
rules-event-mortal-bullet =
    Każdy pocisk otrzymany w tej rundzie kosztuje cię 150 $. (Stacja)
rules-event-sharing =
    Kto ma walizkę, dzieli jej 1000 $ ze wszystkimi graczami, których bandyci są w tym samym miejscu. (Stacja)
rules-event-escape =
    Kto na koniec jest jeszcze w pociągu albo na nim, zostaje złapany i nie może wygrać. Bezpieczni są ci w dyliżansie i na nim oraz ci, którzy w tej rundzie odjadą na dobre. Jeśli złapani są wszyscy, nie wygrywa nikt. (Stacja)

rules-variants-title = Warianty
rules-variants-text =
    Gra standardowa jest dla 3–6 osób. We dwoje każdy ma dwóch bandytów, według zasad z 2014 albo z 2018 roku; te drugie są też dla trojga. Zespoły po dwie osoby są dla czterech lub sześciu.
    Wariant ekspercki można dodać do gry standardowej i do zespołów, a przy dwóch bandytach według zasad z 2014 roku obowiązuje zawsze. Konie i dyliżans pasują do wszystkiego poza pierwszą grą.

rules-variant-basic-title = Pierwsza gra
rules-variant-basic =
    Bez zdolności postaci i bez wydarzeń, z pięcioma zwykłymi kartami rundy i bez stacji. Reszta jak zawsze: w sam raz, żeby poznać karty. (Wydanie z 2018 roku)
rules-variant-expert-title = Wariant ekspercki
rules-variant-expert =
    Mniej szczęścia, więcej planów: każdy ma odkryty stos kart odrzuconych.
    • Po odkryciu karty rundy odrzuć pociski z ręki.
    • Po planowaniu zatrzymaj dowolne karty akcji, resztę odrzuć.
    • Rozpatrzone karty idą na stos odrzuconych, otrzymane pociski na wierzch talii.
    • Na początku rundy uzupełniasz rękę do sześciu (Doc do siedmiu). Pustą talię tworzy się na nowo ze stosu odrzuconych.
rules-variant-duo14-title = Po dwóch bandytów (2014)
rules-variant-duo14 =
    Dla dwojga, cztery wagony, zawsze ekspercki. Talia ma jedenaście kart: po jednej każdego rodzaju na bandytę i jednego Szeryfa. Działa bandyta, w którego kolorze jest karta. Własnego partnera można trafić jak każdego innego.
    Jeden twój bandyta zaczyna w brankardzie, drugi przed nim: wybierasz w sekrecie. Najlepszego Rewolwerowca nie ma; wygrywa najbogatsza para.
rules-variant-duo18-title = Po dwóch bandytów (2018)
rules-variant-duo18 =
    Dla dwojga (trzy wagony) albo trojga (cztery). Ghost, Doc i Bella dostają partnera przez losowanie. Talia jedenastu kart jak w zasadach z 2014 roku.
    • Na początku rundy wybierz jedną kartę z talii, potem dobierz sześć.
    • W normalnej turze, kto zagrywa Strzał jednego bandyty, może od razu dodać kartę drugiego, oprócz Szeryfa.
    • Strzały we własnych bandytów nie liczą się do Najlepszego Rewolwerowca.
rules-variant-teams-title = Zespoły po dwie osoby
rules-variant-teams =
    Dla czterech lub sześciu osób; partnerzy siedzą obok siebie, A przed B. A zaczyna w brankardzie, B w wagonie przed nim, a pierwszym graczem jest zawsze któreś A.
    Na początku rundy każdy dobiera jedną kartę z talii partnera. Gdy ją zagrasz, działa bandyta partnera. W turze Zamiana B jest przed A.
    Pieniądze partnerów się sumują. Strzały do partnera odejmuje się przy Najlepszym Rewolwerowcu.
rules-variant-editions-title = 2014 i 2018
rules-variant-editions =
    W oba wydania gra się tak samo, chyba że brakuje neutralnych pocisków: w wydaniu z 2014 roku reszta wypada z gry, w wydaniu z 2018 roku zostaje. Pierwsza gra i dwóch bandytów dla dwojga lub trojga pochodzą z 2018 roku.

rules-table-title = Przy tym stole
rules-table-text =
    Czym ten stół różni się od gry z pudełka.

rules-table-secrets-title = Co wiesz
rules-table-secrets =
    Widzisz to, co przy prawdziwym stole: gdzie kto stoi, jakie łupy gdzie leżą, ile kto ma kart i pocisków, kto do kogo strzelał. Ukryte są ręce, talie, zakryte karty i zawartość cudzych worków. Boty wiedzą nie więcej niż ty na ich miejscu. Po grze wszystko jest odkryte.
rules-table-memory-title = Gra na pamięć
rules-table-memory =
    Zwykle przy planowaniu możesz przejrzeć stos. W grze na pamięć widać tylko wierzchnią kartę, jak przy prawdziwym stole: resztę trzeba pamiętać.
rules-table-clocks-title = Zegary
rules-table-clocks =
    Przy stole gra się bez zegara; na żywo, z sekundami na każdą decyzję i zapasem czasu na całą grę; albo korespondencyjnie, z godzinami lub dniami na decyzję. Gdy skończy ci się czas, decyduje za ciebie bot, dopóki nie wrócisz.
rules-table-take-back-title = Cofanie decyzji
rules-table-take-back =
    Jeśli stół na to pozwala, możesz cofnąć ostatnią decyzję, dopóki nie miała skutków: nic nie dobrano, nic nie odkryto i nikt jeszcze po tobie nie decydował.
rules-table-absent-title = Gdy ktoś odejdzie
rules-table-absent =
    Gra chwilę czeka, a potem gra za niego bot. Kto wróci, odzyskuje miejsce.
rules-table-fair-title = Uczciwe rozdanie
rules-table-fair =
    Przed grą serwer ustala tajną liczbę, a każdy gracz dokłada swoją. Razem decydują o tasowaniu, więc nikt w pojedynkę nie ustawi talii. Po grze wszystkie liczby są jawne i każdy może sprawdzić jej zapis.
