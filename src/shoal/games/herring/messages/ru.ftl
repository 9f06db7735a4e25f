### «Селёдка: Северные моря»: всё, что говорит игра.
### Параметры: $hand и $victim — имена игроков, $card — карта, $cards — перечень карт, $n, $of, $left, $points,
### $animals и $disasters — числа, $spent — последнее действие хода.

herring-name = Селёдка: Северные моря
# The name where there is little room.
herring-short-name = Селёдка

## Животные и карты разрушения

herring-card-herring = Сельдь
    .nom = сельдь
    .acc = сельдь
    .gen = сельди
herring-card-mackerel = Скумбрия
    .nom = скумбрия
    .acc = скумбрию
    .gen = скумбрии
herring-card-squid = Кальмар
    .nom = кальмар
    .acc = кальмара
    .gen = кальмара
herring-card-cod = Треска
    .nom = треска
    .acc = треску
    .gen = трески
herring-card-dolphin = Белобокий дельфин
    .nom = белобокий дельфин
    .acc = белобокого дельфина
    .gen = белобокого дельфина
herring-card-seal = Серый тюлень
    .nom = серый тюлень
    .acc = серого тюленя
    .gen = серого тюленя
herring-card-basking-shark = Гигантская акула
    .nom = гигантская акула
    .acc = гигантскую акулу
    .gen = гигантской акулы
herring-card-minke-whale = Малый полосатик
    .nom = малый полосатик
    .acc = малого полосатика
    .gen = малого полосатика
herring-card-orca = Косатка
    .nom = косатка
    .acc = косатку
    .gen = косатки
herring-card-greenland-shark = Полярная акула
    .nom = полярная акула
    .acc = полярную акулу
    .gen = полярной акулы
herring-card-fishermen = Британские рыбаки
    .acc = «Британских рыбаков»
herring-card-mine = Старая мина
    .acc = «Старую мину»
herring-card-storm = Шторм
    .acc = «Шторм»
herring-card-nets = Призрачные сети
    .acc = «Призрачные сети»
herring-card-whalers = Норвежские китобои
    .acc = «Норвежских китобоев»
herring-card-oil = Разлив нефти
    .acc = «Разлив нефти»
herring-card-plastic = Пластиковый мусор
    .acc = «Пластиковый мусор»
herring-card-warming = Потепление
    .acc = «Потепление»
herring-food-plankton = Планктон
    .acc = планктон

## Короткие названия, напечатанные на картах

herring-short-herring = Сельдь
herring-short-mackerel = Скумбрия
herring-short-squid = Кальмар
herring-short-cod = Треска
herring-short-dolphin = Дельфин
herring-short-seal = Тюлень
herring-short-basking-shark = Гигантская
herring-short-minke-whale = Полосатик
herring-short-orca = Косатка
herring-short-greenland-shark = Полярная
herring-short-fishermen = Рыбаки
herring-short-mine = Мина
herring-short-storm = Шторм
herring-short-nets = Сети
herring-short-whalers = Китобои
herring-short-oil = Нефть
herring-short-plastic = Пластик
herring-short-warming = Потепление
herring-short-plankton = Планктон

## Что это за карта и что она делает

herring-level = { $n ->
    [1] мелкое
    [2] среднее
   *[other] крупное
}
herring-help-herring = Мелкое, нужна 1 пища: планктон.
herring-help-mackerel = Мелкое, нужна 1 пища: планктон или сельдь.
herring-help-squid = Мелкое, нужна 1 пища: сельдь или скумбрия.
herring-help-cod = Среднее, нужно 2 пищи: сельдь, кальмар.
herring-help-dolphin = Среднее, нужно 2 пищи: сельдь, скумбрия.
herring-help-seal = Среднее, нужно 2 пищи: скумбрия, кальмар, треска.
herring-help-basking-shark = Крупное, нужно 3 пищи: планктон, сельдь. Выложивший берёт карту разрушения.
herring-help-minke-whale = Крупное, нужно 3 пищи: планктон, сельдь, скумбрия. Выложивший берёт карту разрушения.
herring-help-orca = Высший хищник, нужно 3 пищи: все, кроме планктона, кальмаров и косаток. Выложивший берёт карту разрушения.
herring-help-greenland-shark = Высший хищник, нужно 3 пищи: все, кроме планктона, скумбрии, дельфинов, косаток и полярных акул. Выложивший берёт карту разрушения.
herring-help-plankton = Пища, которая есть всегда: за каждую единицу возьмите карту из этой колоды, очков она не даёт. Когда колода кончается, её собирают из сброса.
herring-help-fishermen = Сбросьте со стола всех средних и крупных животных. За каждый вид: 2 очка и 1 разрушение.
herring-help-mine = Выберите любого игрока, можно себя: он сбрасывает все остальные свои карты разрушения. Вам 1 очко за каждую. 1 разрушение.
herring-help-storm = Отдайте одному другому игроку две карты с руки на ваш выбор, животных или разрушения; меньше, если столько нет. 1 разрушение.
herring-help-nets = Сбросьте со стола всех животных одного мелкого вида: 1 очко за каждые две карты с округлением вверх и 1 разрушение. Если мелких животных нет, ничего не происходит.
herring-help-whalers = Сбросьте со стола всех крупных животных: 1 очко за каждую карту, 1 разрушение за каждый вид.
herring-help-oil = 2 очка. Сбросьте по одной карте каждого вида на столе; 1 разрушение за каждый исчезнувший вид.
herring-help-plastic = Каждый другой игрок сбрасывает с руки случайное животное. 1 разрушение.
herring-help-warming = Возьмите 2 карты из колоды планктона. 1 разрушение.

## Настройки

herring-option-players = Игроки
    .help = От двух до пяти. Чем меньше игроков, тем выше разрушение с самого начала.
herring-option-turn_limit = Не больше ходов
    .help = После стольких ходов каждого игрока игра заканчивается так, будто конец наступил сам. Предел есть всюду, где играет бот; где играют только люди, его нет, если его не задать; 0 — без предела.

## Что спрашивают

herring-ask-turn = { $spent ->
    [none] Ваш ход. Что делаете?
   *[other] Что делаете дальше?
}
    .note = Карта разрушения, мелкие одного вида, любые одного вида, смена течений: по порядку, по разу, хотя бы одно.
herring-ask-food = { $eaten ->
    [0] { $card }: нужно { $of } ед. пищи. Что съесть?
   *[other] { $card }: нужно { $of } ед. пищи, не хватает ещё { $n }. Что ещё съесть?
}
herring-ask-mine = Старая мина: чьи остальные карты разрушения сброшены?
herring-ask-nets = Призрачные сети: какой мелкий вид выловлен?
herring-ask-storm = Шторм: кому достанутся карты?
herring-ask-give = Шторм. { $victim } получает карты. { $n ->
    [1] Выберите ещё одну.
   *[other] Выберите ещё { $n }.
}
herring-ask-discard = Смена течений: { $n ->
    [0] каких животных сбросить? Потом возьмёте на одну карту больше.
    [one] на сброс { $n } карта. Ещё или взять?
    [few] на сброс { $n } карты. Ещё или взять?
   *[many] на сброс { $n } карт. Ещё или взять?
}

## Ответы

herring-answer-end = Закончить ход
herring-answer-current = Смена течений
herring-answer-draw = Взять карты
herring-answer-play = Сыграть { $card-acc }
herring-answer-small = { $card }, действие «мелкие животные»
herring-answer-any = { $card }, действие «любые животные»
herring-answer-small-again = { $card }, ещё карта
herring-answer-any-again = { $card }, ещё карта
herring-answer-eat = Съесть { $card-acc }
herring-answer-nets = Выловить { $card-acc }
herring-answer-give = Отдать { $card-acc }
herring-answer-discard = Сбросить { $card-acc }

## Почему нельзя

herring-why-not-asked = Сейчас об этом не спрашивают.
herring-why-other-question = Сейчас спрашивают о другом.
herring-why-not-in-hand = Такой карты для выбора на руке больше нет.
herring-why-not-small = Это не мелкое животное.
herring-why-one-species = В одном действии один вид: это действие продолжает только { $card }.
herring-why-one-card = За ход только одна карта разрушения.
herring-why-too-late = Это действие закончилось: четыре действия идут по порядку, и началось более позднее.
herring-why-no-food = { $card }: нужно { $n } ед. пищи, а подходящей на столе не хватает.
herring-why-nothing-done = Вы ещё ничего не сделали, а хотя бы одно действие обязательно. Смена течений возможна всегда.
herring-why-not-eaten = { $card } такого не ест.
herring-why-not-there = Таких на столе больше нет.
herring-why-no-such-seat = Такого игрока за столом нет.
herring-why-not-yourself = Карты получает кто-то другой.

## Что происходит

herring-event-begins = { $hand } начинает игру.
herring-event-round = Круг { $n }
herring-event-turn = Ходит { $hand }.
herring-event-laid = { $hand } выкладывает { $card-acc }.
herring-event-eaten = Съедено: { $card } × { $n }. { $hand } получает { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}.
herring-event-diversity = Новый вид на столе, { $card }: { $hand } получает 1 очко.
herring-event-extinct = Вымерший вид: { $card }. Разрушение +1.
herring-event-drawn = { $hand } берёт из планктона { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
herring-event-drawn-seen = { $hand } берёт из планктона: { $cards-acc }.
herring-event-drawn-none = Колода планктона и её сброс пусты: { $hand } не берёт ничего.
herring-event-taken = { $hand } берёт карту разрушения.
herring-event-taken-seen = { $hand } берёт карту разрушения: { $cards-acc }.
herring-event-taken-none = Карт разрушения не осталось, { $hand } не берёт ничего.
herring-event-shuffled-plankton = Колода планктона кончилась, сброс замешан в новую: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}.
herring-event-shuffled-destruction = Колода разрушения кончилась, сброс замешан в новую: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}.
herring-event-played = { $hand } играет { $card-acc }.
herring-event-swept = Со стола уходит: { $card } × { $n }{ $left ->
    [0] , вид исчез.
   *[other] .
}
herring-event-effect = { $hand } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. Разрушение +{ $n }.
herring-event-mine = { $victim } { $n ->
    [0] ничего не сбрасывает: карт разрушения нет
    [one] сбрасывает { $n } карту разрушения
    [few] сбрасывает { $n } карты разрушения
   *[many] сбрасывает { $n } карт разрушения
}.
herring-event-storm = { $hand } отдаёт { $animals ->
    [0] { $disasters ->
        [one] { $disasters } карту разрушения
        [few] { $disasters } карты разрушения
       *[many] { $disasters } карт разрушения
    }
    [one] { $disasters ->
        [0] одно животное
        [one] одно животное и { $disasters } карту разрушения
        [few] одно животное и { $disasters } карты разрушения
       *[many] одно животное и { $disasters } карт разрушения
    }
    [few] { $animals } животных
   *[many] { $animals } животных
}. Получает { $victim }.
herring-event-storm-seen = { $hand } отдаёт { $cards-acc }. Получает { $victim }.
herring-event-storm-none = { $hand } не отдаёт ничего: карт нет.
herring-event-lost = { $hand } теряет случайное животное: { $card-acc }.
herring-event-current = Смена течений. { $hand } { $n ->
    [0] ничего не сбрасывает
    [one] сбрасывает { $n } карту
    [few] сбрасывает { $n } карты
   *[many] сбрасывает { $n } карт
}.
herring-event-discarded = Сброшено: { $card } × { $n }.
herring-event-ended-empty-hand = Игра окончена: { $hand } без животных на руке.
herring-event-ended-goal = Игра окончена: { $hand } набирает { $n } или больше очков.
herring-event-ended-empty-hand-and-goal = Игра окончена: { $hand } набирает { $n } или больше очков и остаётся без животных.
herring-event-ended-limit = Игра окончена: сыграны все ходы, о которых договорились.

## Чем кончилась игра

herring-end-empty-hand = рука без животных
herring-end-goal = достаточно очков
herring-end-limit = условленное число ходов

## Фазы

herring-phase-turn = Ход
herring-phase-draw = Берут карты
herring-phase-over = Подсчёт

## Четыре действия

herring-action-destruction = Карта разрушения
    .nom = карта разрушения
herring-action-small = Мелкие животные
    .nom = мелкие животные
herring-action-any = Любые животные
    .nom = любые животные
herring-action-current = Смена течений
    .nom = смена течений
herring-action-open = ещё возможно
herring-action-now = можно продолжить
herring-action-done = сделано
herring-action-passed = пропущено

## Правила вкратце

herring-rules = Правила вкратце
herring-rules-turn = Ход
    .help = В этом порядке, каждое по разу, хотя бы одно: сыграть карту разрушения; выложить мелких животных одного вида; выложить животных любого одного вида; смена течений.
herring-rules-feeding = Кормление
    .help = Животному сразу нужно столько пищи, каков его уровень: подходящие животные со стола или планктон. За каждое съеденное животное очко. За планктон берут карту из колоды; её можно выложить в том же действии.
herring-rules-diversity = Разнообразие
    .help = Очко, если в начале действия этого вида на столе не было.
herring-rules-extinction = Вымирание
    .help = Если при кормлении съедено последнее животное вида, разрушение растёт на 1.
herring-rules-large = Крупные животные
    .help = За каждое выложенное берут карту разрушения.
herring-rules-current = Смена течений
    .help = Сбросьте с руки любых животных и возьмите на одну карту больше. На этом ход кончается.
herring-rules-end = Конец
    .help = Когда ход дошёл до игрока без животных на руке или с 25 очками. Каждая карта на руке стоит очко. У кого теперь очков меньше, чем разрушение, тот проиграл; если у всех, море погибло. Из остальных побеждает тот, у кого больше очков, затем — у кого больше карт на руке.
herring-rules-cards = Карты

## Стол, в браузере и в терминале

herring-ui-round = Круг { $n }
herring-ui-sea = Море
herring-ui-sea-empty = На столе нет животных.
herring-ui-destruction = Разрушение
herring-ui-goal = { $n ->
    [one] { $n } очко заканчивает игру
    [few] { $n } очка заканчивают игру
   *[many] { $n } очков заканчивают игру
}
herring-ui-plankton = Колода планктона
herring-ui-disasters = Колода разрушения
herring-ui-left = осталось { $n }
herring-ui-discards = Сброс
herring-ui-eats = ест
herring-ui-apex = высший хищник
herring-ui-animals = Животных на руке
herring-ui-threats = Карт разрушения на руке
herring-ui-hand = Ваша рука
herring-ui-known = Вам известно
herring-ui-unseen = Ещё не видены
herring-ui-warning = { $n ->
    [1] Вымрет: { $cards-nom }. Разрушение +1.
   *[other] Вымрут: { $cards-nom }. Разрушение +1 за вид.
}
herring-ui-need = Ещё нужно пищи: { $n }

## В браузере

herring-ui-track = Разрушение { $n }; игра кончается при { $goal } очках.
herring-ui-track-below = { $name }: { $n }; если закончить сейчас, { $standing }, меньше разрушения.
herring-ui-track-above = { $name }: { $n }; если закончить сейчас, { $standing }, не меньше разрушения.
herring-ui-points = { $n } очк.
herring-ui-species = { $card }, на столе { $n }
herring-ui-held = { $card }, на руке { $n }
herring-ui-picked = выбрано { $n }
herring-ui-actions = Четыре действия хода
herring-ui-action-destruction = Карта
herring-ui-action-small = Мелкие
herring-ui-action-any = Любые
herring-ui-action-current = Течения
herring-ui-action-end = Конец
herring-ui-none = нет
herring-ui-standing-open = Как стоят дела
herring-ui-standing-title = Море и люди
herring-ui-standing-help = Разрушение { $n }. Карты на руке в конце стоят по очку; у кого после этого меньше, чем разрушение, тот проигрывает. Конец наступает в начале хода игрока, у которого { $goal } очков или нет животных.
herring-ui-standing = Если закончить сейчас
herring-ui-under = меньше разрушения
herring-ui-over = не меньше
herring-ui-known-of = Вам известно о руке игрока { $name }
herring-ui-sum-lay = { $card } ест: { $cards-acc }.
herring-ui-sum-play = { $card }. { $help }
herring-ui-sum-end = На этом ваш ход кончится.
herring-ui-gives-up = До следующего хода пропадает: { $actions-nom }.
herring-ui-mode = Действие: { $action-nom }. Выберите карту.
herring-ui-back = Esc отменяет последний выбор; другая карта — выбор заново.
herring-ui-put-back = { $card }: вернуть
herring-ui-do-turn = Выберите карту или действие
herring-ui-do-food = Выберите пищу
herring-ui-do-mine = Выберите игрока
herring-ui-do-nets = Выберите вид
herring-ui-do-storm = Выберите игрока
herring-ui-do-give = Выберите карты
herring-ui-do-lay = Выложить { $card-acc }
herring-ui-do-lay-extinct = Выложить; { $n ->
    [1] вымрет { $cards-nom }
   *[other] вымрут { $cards-nom }
}
herring-ui-do-current = { $n ->
    [0] Ничего не сбросить, взять { $draws }
   *[other] Сбросить { $n }, взять { $draws }
}
herring-ui-do-aim = { $card }: { $hand }
herring-ui-do-catch = Выловить { $card-acc }
herring-ui-do-give-cards = Отдать { $cards-acc }
herring-ui-nothing-destruction = Карт разрушения на руке нет.
herring-ui-nothing-small = Мелких животных на руке нет.
herring-ui-nothing-any = Животных на руке нет.
herring-ui-key-digits = выбрать карту, вид или игрока
herring-ui-key-plankton = есть планктон
herring-ui-key-action = следующее возможное действие
herring-ui-key-standing = как стоят дела, и колоды

## Конец

herring-end-scored = По шкале
herring-end-held = Карты на руке
herring-end-lost = Море погибло
herring-end-line = Кто остался выше разрушения: { $n }
herring-end-why = Чем кончилась игра: { $why }.
herring-end-survived = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}, не меньше разрушения
herring-end-sunk = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}, меньше разрушения
herring-end-hand = Осталось на руке: { $cards }.
herring-end-hand-empty = Карт на руке не осталось.
herring-end-stat-laid = выложено животных: { $n }
herring-end-stat-eaten = съедено: { $n }
herring-end-stat-extinct = вымерло видов: { $n }
herring-end-stat-played = карт разрушения сыграно: { $n }
herring-level-points = Очки
herring-level-cards = Карты на руке
herring-level-survived = Не меньше разрушения

## Терминал

herring-cli-table = на столе
herring-cli-species = вид
herring-cli-in-hand = на руке
herring-cli-warning = { $n ->
    [one] (вымрет: { $cards })
    [few] (вымрет хотя бы один вид: { $cards })
   *[many] (вымрет хотя бы один вид: { $cards })
}
herring-cli-all-but = все, кроме: { $foods }
herring-cli-track = на шкале
herring-cli-end-lost = { $why } (проиграли все)
herring-cli-lost = Море погибло: все ниже разрушения, и не победил никто.

## Уроки

herring-lesson-first = Первый урок
herring-lesson-first-welcome = Море одно на всех. Выложенное животное надо сразу накормить: теми, кто плавает здесь, или планктоном. Каждое съеденное животное — очко вам.
herring-lesson-first-small = Сначала — мелкие животные одного вида. Скумбрии нужна одна пища, и она ест сельдь: выложите Скумбрию, пусть съест одну Сельдь.
herring-lesson-first-small-instead = Так тоже можно. Но здесь начните с мелких: выложите Скумбрию и накормите её Сельдью.
herring-lesson-first-points = Два очка: одно за съеденную Сельдь, другое за разнообразие — Скумбрии здесь ещё не было. Ваш ход продолжается.
herring-lesson-first-medium = Теперь — вид любого размера. Дельфину нужно две пищи, а сельдей осталось две. Пусть съест обеих; заметьте предупреждение.
herring-lesson-first-medium-instead = Не сейчас: выложите Дельфина, и пусть он съест двух последних сельдей.
herring-lesson-first-extinct = Ещё три очка, но сельди больше нет: вид вымер! Разрушение выросло. У кого в конце очков меньше, чем оно, тот проиграл.
herring-lesson-first-current = Смена течений завершает ход: сбросьте животных и возьмите на одного больше. Сбросьте Тюленя.
herring-lesson-first-current-instead = Это — в другой раз. Сейчас начните смену течений и сбросьте одного Тюленя.
herring-lesson-first-others = Другие тоже выложили и накормили своих; сельдь появилась и снова исчезла. Море меняется с каждым ходом, а разрушение растёт.
herring-lesson-first-free = Теперь вы: ешьте, приводите новые виды и следите за чертой. Игру кончают пустая рука или 25 очков. Играйте дальше с ботами.
