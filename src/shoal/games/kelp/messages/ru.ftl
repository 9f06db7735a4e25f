### «Водоросли: акула против осьминога»: всё, что говорит игра.
### Параметры: $card — карта любой стороны, $cards — перечень карт, $block, $old — вид блока, $zone, $a, $b — зона,
### $space — клетка течений, $colour — цвет кубика, $strategy, $own, $counter — карта схватки, $n, $to — числа.

kelp-name = Водоросли: акула против осьминога
# The name where there is little room.
kelp-short-name = Водоросли
kelp-side-octopus = Осьминог
kelp-side-shark = Акула

## Карты осьминога

kelp-card-fast-learning = Быстрое обучение
kelp-card-curiosity = Любопытство
kelp-card-camouflage = Маскировка
kelp-card-slip-away = Ускользание
kelp-card-drift = Дрейф
kelp-card-sharp-senses = Острые чувства
kelp-card-observation = Наблюдение
kelp-card-adaptation = Приспособление
kelp-card-shell-armour = Броня из раковин
kelp-card-vanish = Исчезновение
kelp-card-perfect-disguise = Совершенная маскировка
kelp-card-sudden-evasion = Внезапный манёвр
kelp-card-taking-chances = Рискованный шаг
kelp-card-cloud-of-ink = Чернильное облако
kelp-card-kelp-dance = Танец водорослей
kelp-card-eat-crab = Съесть красного краба
kelp-card-eat-snail = Съесть морскую улитку
kelp-card-eat-lobster = Съесть капского лангуста
kelp-card-eat-abalone = Съесть морское ушко
kelp-help-fast-learning = Изучите 2: получите две карты или два блока, в любом сочетании.
kelp-help-curiosity = Изучите 1: получите карту или блок.
kelp-help-camouflage = Спрячьте один или два открытых блока.
kelp-help-slip-away = Поменяйте местами два соседних блока, каждый как есть.
kelp-help-drift = Перемешайте три спрятанных блока.
kelp-help-sharp-senses = Изучите 2; каждую полученную карту, кроме «Съесть», можно взять на руку.
kelp-help-observation = Изучите 3: получите три карты или блока.
kelp-help-adaptation = Изучите 1; затем можно убрать из игры другую карту с руки или из сброса.
kelp-help-shell-armour = Спрячьте от одного до трёх открытых блоков.
kelp-help-vanish = Спрячьте один или два открытых блока, затем возьмите карту.
kelp-help-perfect-disguise = Спрячьте от одного до четырёх открытых блоков.
kelp-help-sudden-evasion = Дважды поменяйте местами соседние блоки. Один и тот же блок может сдвинуться оба раза.
kelp-help-taking-chances = Перемешайте блок открытой зоны, лежит он или стоит, с двумя спрятанными.
kelp-help-cloud-of-ink = Перемешайте осьминога с одним, двумя или тремя другими блоками, лежат они или стоят. Все возвращаются спрятанными.
kelp-help-kelp-dance = Перемешайте четыре спрятанных блока.
kelp-help-eat-crab = Осьминог рядом с крабом: оба открываются, и краб съеден. Карта уходит из игры.
kelp-help-eat-snail = Осьминог рядом с улиткой: обе открываются, и улитка съедена. Карта уходит из игры.
kelp-help-eat-lobster = Осьминог рядом с лангустом: оба открываются, и лангуст съеден. Карта уходит из игры.
kelp-help-eat-abalone = Осьминог рядом с морским ушком: оба открываются, и ушко съедено. Карта уходит из игры.
kelp-sort-learn = Учёба
kelp-sort-hide = Укрытие
kelp-sort-move = Движение
kelp-sort-eat = Еда

## Блоки

kelp-block-shell = Раковина
    .acc = раковину
    .help = Ничего не делает, а со спины похожа на что угодно.
kelp-block-octopus = Осьминог
    .acc = осьминога
    .help = Тот, кого нельзя поймать. Обменять его нельзя никогда.
kelp-block-trap-hide = Ловушка: укрытие
    .acc = ловушку с укрытием
    .help = Когда её открывает акула, осьминог может спрятать до двух других блоков.
kelp-block-trap-current = Ловушка: течение
    .acc = ловушку на течение
    .help = Когда её открывает акула, осьминог может убрать с поля одно течение.
kelp-block-trap-currents = Ловушка: два течения
    .acc = ловушку на два течения
    .help = Когда её открывает акула, осьминог может убрать с поля до двух течений.
kelp-block-trap-den = Ловушка: в логово
    .acc = ловушку в логово
    .help = Когда её открывает акула, осьминог отправляет акулу в логово по своему выбору.
kelp-block-crab = Красный краб
    .acc = красного краба
    .help = Съеденный, он увеличивает руку до пяти карт до конца игры, и она сразу добирается.
kelp-block-snail = Морская улитка
    .acc = морскую улитку
    .help = Съеденная, она приносит любую карту из колоды или из сброса.
kelp-block-lobster = Капский лангуст
    .acc = капского лангуста
    .help = Съеденный, он прячет сразу все открытые блоки.
kelp-block-abalone = Морское ушко
    .acc = морское ушко
    .help = Съеденное, оно даёт даром изучить до трёх карт или блоков.
kelp-block-double-shell = Двойная раковина
    .acc = двойную раковину
    .help = Открытая в уплату, она считается за два блока.

## Поле

kelp-zone-nw = северо-запад
    .pre = на северо-западе
kelp-zone-n = север
    .pre = на севере
kelp-zone-ne = северо-восток
    .pre = на северо-востоке
kelp-zone-w = запад
    .pre = на западе
kelp-zone-c = середина
    .acc = середину
    .pre = посередине
kelp-zone-e = восток
    .pre = на востоке
kelp-zone-sw = юго-запад
    .pre = на юго-западе
kelp-zone-s = юг
    .pre = на юге
kelp-zone-se = юго-восток
    .pre = на юго-востоке
kelp-kind-exposed = Открытая зона
kelp-kind-kelp = Заросли
kelp-kind-rocky = Скалы
kelp-space-nw-n = СЗ–С
kelp-space-n-ne = С–СВ
kelp-space-nw-w = СЗ–З
kelp-space-n-c = С–середина
kelp-space-ne-e = СВ–В
kelp-space-w-c = З–середина
kelp-space-c-e = середина–В
kelp-space-w-sw = З–ЮЗ
kelp-space-c-s = середина–Ю
kelp-space-e-se = В–ЮВ
kelp-space-sw-s = ЮЗ–Ю
kelp-space-s-se = Ю–ЮВ
kelp-space-den-nw = северо-западное логово
kelp-space-den-ne = северо-восточное логово
kelp-space-den-sw = юго-западное логово
kelp-space-den-se = юго-восточное логово

## Кубики и карты акулы

kelp-colour-blue = Течение
    .acc = течение
kelp-colour-yellow = Поиск
    .acc = поиск
kelp-colour-red = Удар
    .acc = удар
kelp-shark-aggressive = Агрессивная
    .acc = «Агрессивную»
    .help = Приносит красные кубики, и только.
kelp-shark-agile = Проворная
    .acc = «Проворную»
    .help = Перед ходом развернитесь кругом.
kelp-shark-daring = Дерзкая
    .acc = «Дерзкую»
    .help = Перед ходом отдайте другой кубик запаса на шкалу голода и поверните красный кубик запаса на 6.
kelp-shark-hostile = Враждебная
    .acc = «Враждебную»
    .help = Одна из оставшихся карт схватки осьминога, вытянутая вслепую, уходит из игры вместе с парной. В любой миг до размещения кубиков.
kelp-shark-hungry = Голодная
    .acc = «Голодную»
    .help = После броска возьмите и бросьте ещё один кубик.
kelp-shark-observant = Внимательная
    .acc = «Внимательную»
    .help = Не обращайте внимания на только что открытую ловушку.
kelp-shark-reactive = Чуткая
    .acc = «Чуткую»
    .help = Перед броском верните два кубика в мешок и выберите из него один.
kelp-shark-relentless = Неутомимая
    .acc = «Неутомимую»
    .help = Перед ходом перебросьте один или два кубика.
kelp-shark-ruthless = Безжалостная
    .acc = «Безжалостную»
    .help = Перед ходом прибавьте два к кубику запаса, но не больше 6.
kelp-shark-swift = Быстрая
    .acc = «Быструю»
    .help = До хода или после него проплывите ещё одну клетку, на пустую.
kelp-shark-vigilant = Бдительная
    .acc = «Бдительную»
    .help = После броска отложите кубик на эту карту. В один из следующих ходов его можно поставить сверх кубиков того хода.
kelp-strategy-red = Отпор
    .help = Ускользнув, осьминог отправляет акулу в логово по своему выбору.
kelp-strategy-gray = Уход в тень
    .help = Ускользнув, осьминог может спрятать все открытые блоки.
kelp-strategy-yellow = Бегство
    .help = Ускользнув, осьминог может перемешать себя с двумя другими блоками.

## Настройки

kelp-option-players = Игроки
    .help = Двое: один играет за осьминога, другой за акулу.
kelp-option-edition = Скалы
    .help = Сколько по меньшей мере должен показывать кубик в углах поля; правила об этом молчат.
kelp-option-edition-rocky-3 = 3 и больше
kelp-option-edition-rocky-5 = 5 и больше
kelp-option-spots = Перемешанные блоки
    .help = Кто говорит, куда встаёт каждый перемешанный блок. На шансы это не влияет: акула не знает, что ставит.
kelp-option-spots-shark = места называет акула
kelp-option-spots-chance = они встают случайно
kelp-option-round_limit = Раундов не больше
    .help = После стольких раундов осьминог победил. Предел есть всюду, где играет бот; где играют только люди, его нет, если его не задать; 0 — без предела.

## Вопросы

kelp-ask-den = В какое логово уходит акула?
kelp-ask-den-first = В каком логове начинает акула?
kelp-ask-action = { $n ->
    [0] Это всё, или вы используете еду?
    [1] Второе действие. Что вы делаете?
   *[other] Ваш ход: два действия. Что вы делаете?
}
kelp-ask-pay = Цена карты «{ $card }»: откройте ещё { $n ->
    [one] { $n } спрятанный блок.
    [few] { $n } спрятанных блока.
   *[many] { $n } спрятанных блоков.
}
kelp-ask-hide = { $n ->
    [1] Какой открытый блок вы прячете?
   *[other] Какие открытые блоки вы прячете? Не больше { $n }.
}
kelp-ask-shuffle = { $n ->
    [1] Какой блок тоже перемешать?
   *[other] Какие блоки перемешать? Осталось выбрать: { $n }.
}
kelp-ask-swap = Какие соседи меняются местами?
kelp-ask-learn = Что вы получаете? Осталось: { $n }.
kelp-ask-exchange = Какой открытый блок обменять?
kelp-ask-keep = Куда идёт новая карта?
kelp-ask-trash = Можно убрать из игры другую карту. Какую?
kelp-ask-fetch = Морская улитка: какую карту вы достаёте?
kelp-ask-drop = После морской улитки карт слишком много: какую вы сбрасываете?
kelp-ask-sink = { $n ->
    [1] Какое течение вы убираете с поля?
   *[other] Какие течения вы убираете с поля? Не больше { $n }.
}
kelp-ask-escape = Вы ускользнули. Спрятать все открытые блоки?
kelp-ask-confront = Схватка! Какую карту вы выбираете?
kelp-ask-spot = Осьминог держит блок. Куда его поставить?
kelp-ask-dice = Взять третий кубик?
kelp-ask-recall = Мешок пуст. Какое течение вы берёте назад, чтобы бросить?
kelp-ask-roll = Кубики взяты. Бросить их или сначала сыграть «Чуткую»?
kelp-ask-return = «Чуткая»: какие кубики вернуть в мешок? Осталось: { $n }.
kelp-ask-choose = «Чуткая»: какой кубик взять из мешка?
kelp-ask-swim = Ставьте течения, применяйте карты; потом плывите. Куда?
kelp-ask-swim-on = Вы плывёте по течению. Куда дальше?
kelp-ask-at = Куда поставить течение?
kelp-ask-again = «Неутомимая»: какой кубик перебросить?
kelp-ask-raise = «Безжалостная»: какой кубик повернуть?
kelp-ask-sacrifice = «Дерзкая»: какой кубик уходит на шкалу голода?
kelp-ask-turn-up = «Дерзкая»: какой красный кубик станет шестёркой?
kelp-ask-save = «Бдительная»: какой кубик отложить?
kelp-ask-dart = «Быстрая»: проплыть ещё клетку?
kelp-ask-place = Искать или ударить?
kelp-ask-with = Каким кубиком, { $zone }? Нужно { $n } или больше.
kelp-ask-first = Поставлены два кубика. Какой блок открыть первым?
kelp-ask-ignore = { $block }! Не обращать внимания?
kelp-ask-store = Какие кубики оставить? Свободно ячеек: { $n }.
kelp-ask-energy = Энергии: { $n }. Какую карту вы берёте?
kelp-ask-replace = Какую карту на столе заменить?
kelp-ask-feed = Какой из оставленных кубиков уходит на шкалу голода?

## Ответы

kelp-answer-play = Сыграть «{ $card }»
kelp-answer-discard = Сбросить «{ $card }»
kelp-answer-draw = Взять карты
kelp-answer-end = Закончить ход
kelp-answer-done = Готово
kelp-answer-use = Использовать { $card-acc }
kelp-answer-use-food = Использовать { $block-acc }
kelp-answer-reveal = Открыть { $zone-acc }
kelp-answer-hide = Спрятать { $zone-acc }
kelp-answer-hide-all = Спрятать все
kelp-answer-shuffle = Перемешать { $zone-acc }
kelp-answer-swap = Поменять { $a-acc } и { $b-acc }
kelp-answer-learn = Получить «{ $card }»
kelp-answer-gain = Получить { $block-acc }
kelp-answer-exchange = Обменять { $zone-acc }
kelp-answer-to-hand = На руку
kelp-answer-to-discard = В сброс
kelp-answer-trash = Убрать «{ $card }» с руки
kelp-answer-trash-pile = Убрать «{ $card }» из сброса
kelp-answer-fetch = «{ $card }» из колоды
kelp-answer-fetch-pile = «{ $card }» из сброса
kelp-answer-drop = Сбросить «{ $card }»
kelp-answer-sink = Убрать течение { $space }
kelp-answer-den = { $space }
kelp-answer-confront = { $strategy }
kelp-answer-spot = Поставить { $zone-pre }
kelp-answer-swim = Плыть: { $space }
kelp-answer-dart = «Быстрая»: { $space }
kelp-answer-current = Поставить течение { $n }
kelp-answer-current-saved = Поставить отложенное течение
kelp-answer-at = { $space }
kelp-answer-reroll = Перебросить { $colour-acc } { $n }
kelp-answer-again = Перебросить { $colour-acc } { $n }
kelp-answer-raise = Повернуть { $colour-acc } { $n }
kelp-answer-sacrifice = Отдать { $colour-acc } { $n }
kelp-answer-turn-up = { $colour } { $n } на 6
kelp-answer-save = Отложить { $colour-acc } { $n }
kelp-answer-store = Оставить { $colour-acc } { $n }
kelp-answer-reduce = Убавить { $colour-acc } { $n }
kelp-answer-search = Искать { $zone-pre }
kelp-answer-strike = Ударить { $zone-pre }
kelp-answer-with = Кубиком { $n }
kelp-answer-with-saved = Отложенным кубиком
kelp-answer-first = Сначала { $zone }
kelp-answer-draw-2 = Взять 2
kelp-answer-draw-3 = Взять 3
kelp-answer-roll = Бросить
kelp-answer-recall = Взять назад течение { $space }
kelp-answer-return = Вернуть { $colour-acc }
kelp-answer-choose = Выбрать { $colour-acc }
kelp-answer-buy = Взять { $card-acc }
kelp-answer-replace = Заменить { $card-acc }
kelp-answer-feed = { $colour }

## Почему нельзя

kelp-why-not-asked = Сейчас об этом не спрашивают.
kelp-why-other-question = Сейчас спрашивают о другом.
kelp-why-not-in-hand = Такой карты у вас нет.
kelp-why-cannot-pay = «{ $card }» стоит { $n }, а спрятанных блоков для этого не хватает.
kelp-why-no-effect = Сейчас не удалось бы сделать всё, что здесь сказано.
kelp-why-hand-full = Рука полна.
kelp-why-nothing-left = Брать больше нечего.
kelp-why-must-act = Два действия обязательны.
kelp-why-not-hidden = Этот блок не спрятан или уже выбран.
kelp-why-not-open = Этот блок не лежит открыто или уже выбран.
kelp-why-wrong-payment = С этим блоком вы переплатите, или карта не сможет сделать всё, что на ней сказано.
kelp-why-not-beside = Эти зоны не соседние.
kelp-why-no-exchange = Нет открытого блока, который можно за это обменять.
kelp-why-no-die = Такого кубика нет.
kelp-why-too-low = Кубик слишком мал.
kelp-why-too-low-for = Здесь ({ $zone }) нужен кубик { $n } или больше.
kelp-why-occupied = Это место занято.
kelp-why-not-ahead = Отсюда акуле туда не попасть: она плывёт вперёд по линиям, и в конце нужна пустая клетка.
kelp-why-no-chain = Течения несут только от больших чисел к меньшим, и путь должен кончиться на пустой клетке.
kelp-why-too-dear = Цена карты «{ $card }» — { $n }; энергии не хватает.
kelp-why-must-buy = С тремя кубиками энергию нужно тратить.
kelp-why-not-in-row = Этой карты сейчас нет на столе.
kelp-why-no-such-card = Такой карты у вас нет.
kelp-why-too-late = В этом ходу для этого поздно.
kelp-why-no-use = Сейчас это ничего бы не дало.
kelp-why-out-of-reach = Эта зона не рядом с акулой.
kelp-why-not-there = Здесь такого нет.
kelp-why-at-least-one = Выберите хотя бы один.

## Что происходит

kelp-event-begins = В водорослях стоят девять блоков. Осьминог выбирает акуле логово.
kelp-event-round = Раунд { $n }: ход осьминога.
kelp-event-sharks-turn = Ход акулы.
kelp-event-den = Акула теперь здесь: { $space }.
kelp-event-played = Осьминог играет карту «{ $card }».
kelp-event-paid = Открывается { $zone-pre }: { $block }.
kelp-event-swapped = Меняются местами блоки: { $a } и { $b }.
kelp-event-hidden = Блок { $zone-pre } снова спрятан.
kelp-event-gathered = В мешок идёт блок, стоявший { $zone-pre }.
kelp-event-landed-all = Перемешанные блоки снова стоят в водорослях.
kelp-event-lifted = Осьминог достаёт из мешка блок.
kelp-event-lifted-seen = Вы достаёте из мешка: { $block }.
kelp-event-landed = Он встаёт { $zone-pre }.
kelp-event-landed-seen = { $block } встаёт { $zone-pre }.
kelp-event-drew = Осьминог берёт { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
kelp-event-drew-seen = Вы берёте: { $cards }.
kelp-event-drew-none = Брать нечего.
kelp-event-reshuffled = Сброс перемешан, в колоде снова { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}.
kelp-event-discarded = Осьминог сбрасывает карту «{ $card }».
kelp-event-dropped = Осьминог сбрасывает лишнее: «{ $card }».
kelp-event-took = Осьминог получает карту «{ $card }».
kelp-event-took-to-hand = Осьминог получает карту «{ $card }» на руку.
kelp-event-turned-up = Следующая карта: «{ $card }».
kelp-event-gained = Новый блок { $zone-pre }: { $block }. Отложен: { $old }.
kelp-event-trashed = Осьминог убирает из игры карту «{ $card }» с руки.
kelp-event-trashed-discard = Осьминог убирает из игры карту «{ $card }» из сброса.
kelp-event-ate = Осьминог ест { $block-acc } { $zone-pre }: { $n } из 4.
kelp-event-feasted = Осьминог съел всё.
kelp-event-used-food = Осьминог использует { $block-acc }.
kelp-event-fetched = Осьминог достаёт карту из своей колоды.
kelp-event-fetched-seen = Вы достаёте из колоды: { $cards }.
kelp-event-fetched-discard = Осьминог достаёт из сброса карту «{ $card }».
kelp-event-drew-die = Взят кубик: { $colour }.
kelp-event-recalled = Мешок пуст: течение { $space } бросается снова.
kelp-event-rolled = { $colour }: { $n }.
kelp-event-used-card = Акула использует { $card-acc }.
kelp-event-returned = Назад в мешок: { $colour }.
kelp-event-chose = Выбран из мешка: { $colour }.
kelp-event-rerolled = { $colour } { $n } переброшен: { $to }.
kelp-event-raised = { $colour } { $n } теперь { $to }.
kelp-event-saved = Отложен кубик: { $colour } { $n }.
kelp-event-current = Течение { $n } на клетке { $space }.
kelp-event-swam = Акула плывёт: { $space }.
kelp-event-swam-over = Акула плывёт по течению { $n }: { $space }.
kelp-event-used-current = Течение { $space } использовано.
kelp-event-darted = Акула проносится дальше: { $space }.
kelp-event-pushed = Пути нет: течение { $space } возвращается в мешок.
kelp-event-placed = { $zone }: { $colour } { $n }.
kelp-event-searched = Акула ищет { $zone-pre }: { $block }.
kelp-event-struck = Акула бьёт { $zone-pre }: { $block }.
kelp-event-fizzled = { $colour } уже ничего не находит: { $zone }.
kelp-event-trapped = { $block }!
kelp-event-ignored = Акула не обращает внимания.
kelp-event-sunk = Течение { $space } возвращается в мешок.
kelp-event-declined = Осьминог этим не пользуется.
kelp-event-confronted = Осьминог выбрал «{ $own }», акула — ответ на «{ $counter }».
kelp-event-escaped = «{ $strategy }»: осьминог ускользает.
kelp-event-lost-pair = «{ $strategy }» уходит из игры у обеих сторон.
kelp-event-hunger = { $colour } уходит на шкалу голода: { $n } из 7.
kelp-event-grew = { $colour } уходит на плитку роста { $n ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
}.
kelp-event-grew-up = Плитка роста { $n } перевёрнута: { $n ->
    [1] переброс каждый ход
    [2] плюс 5 энергии, если её 5 или меньше
    [3] ещё один переброс каждый ход
   *[other] лишний кубик каждый ход
}.
kelp-event-to-bag = { $colour } уходит в мешок.
kelp-event-stored = Оставлен кубик: { $colour } { $n }.
kelp-event-reduced = { $colour } { $n } убавлен на один; заменена карта: { $card }.
kelp-event-bought = Акула берёт { $card-acc }.
kelp-event-refilled = Теперь на столе: { $card }.
kelp-event-ended-eaten = Съедены все четверо: осьминог победил.
kelp-event-ended-exhausted = Шкала голода полна: акула обессилена, осьминог победил.
kelp-event-ended-toothless = Осталось одно место голода и ни одного красного кубика: осьминог победил.
kelp-event-ended-caught = Один и тот же цвет: акула поймала осьминога и победила.
kelp-event-ended-cornered = Выбора больше нет: акула поймала осьминога и победила.
kelp-event-ended-limit = Последний раунд позади: осьминог выжил и победил.

## Чем кончилась игра

kelp-end-eaten = съедены все четверо
kelp-end-exhausted = акула обессилена
kelp-end-toothless = нет красных кубиков
kelp-end-caught = выигранная схватка
kelp-end-cornered = последняя схватка
kelp-end-limit = последний раунд

## Конец

kelp-level-won = Победа

## Этапы

kelp-phase-setup = Логово для акулы
kelp-phase-action = Действия
kelp-phase-swap = Блоки меняются местами
kelp-phase-hide = Блоки прячутся
kelp-phase-shuffle = Блоки перемешиваются
kelp-phase-learn = Учёба
kelp-phase-trash = Карта уходит из игры
kelp-phase-eat = Еда
kelp-phase-card-end = Действия
kelp-phase-drop = Сброс
kelp-phase-dice = Кубики
kelp-phase-draw = Кубики
kelp-phase-recall = Кубики
kelp-phase-roll = Кубики
kelp-phase-choose = Кубики
kelp-phase-swim = Течения и ход
kelp-phase-swimming = Ход
kelp-phase-dart = Ход
kelp-phase-place = Поиск и удар
kelp-phase-order = Поиск и удар
kelp-phase-reveal = Поиск и удар
kelp-phase-ignore = Ловушка
kelp-phase-trap = Ловушка
kelp-phase-confront = Схватка
kelp-phase-escape = Осьминог ускользнул
kelp-phase-spent = Поиск и удар
kelp-phase-grow = Рост
kelp-phase-store = Энергия
kelp-phase-energy = Энергия
kelp-phase-feed = Энергия
kelp-phase-over = Конец

## Плитки роста

kelp-growth-1 = Переброс
    .help = Каждый ход перед движением можно перебросить один кубик.
kelp-growth-2 = Обмен веществ
    .help = Плюс 5 энергии, если на оставленных кубиках 5 или меньше.
kelp-growth-3 = Второй переброс
    .help = Каждый ход перед движением можно перебросить ещё один кубик.
kelp-growth-4 = Третий кубик
    .help = Каждый ход можно взять лишний кубик.

## Стол в браузере

kelp-rules = Правила
kelp-ui-round = Раунд { $n }
kelp-ui-times = { $name } × { $n }
kelp-ui-count = Всего: { $n }
kelp-ui-n-of = { $n } из { $of }
kelp-ui-none = нет
kelp-ui-percent = { $name } { $n } %
kelp-ui-die = { $colour } { $n }
kelp-ui-cost = { $sort }, открыть { $n }
kelp-ui-price = Энергия { $n }, даёт: { $dice }
kelp-ui-zone = { $kind }, { $n } и больше
kelp-ui-no-block = блока нет
kelp-ui-unknown-block = Неизвестный блок
kelp-ui-open = лежит открыто
kelp-ui-hidden = спрятан
kelp-ui-remembered = если всё помнить: { $blocks }
kelp-ui-beside-shark = Рядом с акулой
kelp-ui-picked = Выбрано
kelp-ui-shark-here = Здесь акула
kelp-ui-current-here = Течение { $n }
kelp-ui-reach = Сюда акула может приплыть.
kelp-ui-reach-over = { $n ->
    [1] Сюда акула может приплыть по течениям: { $dice }; первое расходуется.
   *[other] Сюда акула может приплыть по течениям: { $dice }; первое расходуется. Путей: { $n }, выберите клетку ещё раз, чтобы сменить.
}
kelp-ui-forest = Подводный лес
kelp-ui-deeds = Что ещё можно сделать
kelp-ui-effect-learn = Изучить { $n }
kelp-ui-effect-hide = Укрыть { $n }
kelp-ui-effect-swap = Обмен { $n }
kelp-ui-effect-shuffle = Мешать { $n }
kelp-ui-effect-chances = Мешать 1+{ $n }
kelp-ui-effect-ink = Чернила { $n }
kelp-ui-effect-eat = Съесть
kelp-ui-hunger = Голод
kelp-ui-growth = Рост
kelp-ui-energy = Энергия
kelp-ui-foods = Еда
kelp-ui-track-hunger = Голод: { $n } из { $of }.
kelp-ui-track-growth = Плитки роста перевёрнуты: { $n } из 4; на следующей: { $dice }.
kelp-ui-track-energy = Накопленная энергия: { $dice }, всего { $n }.
kelp-ui-track-food = Съедено: { $n } из 4.
kelp-ui-mats = Карты и кубики обеих сторон
kelp-ui-mat-octopus = Осьминог
kelp-ui-mat-shark = Акула
kelp-ui-piles = Четыре стопки для изучения
kelp-ui-aside = Блоки рядом с полем
kelp-ui-offer = Карты на выбор
kelp-ui-bag = Мешок
kelp-ui-supply = Запас
kelp-ui-pairs = Карты схватки
kelp-ui-heap-deck = Колода
kelp-ui-heap-discards = Сброс
kelp-ui-heap-played = В этот ход
kelp-ui-heap-trash = Вне игры
kelp-ui-heap-sure = Точно на руке
kelp-ui-heap-unseen = Рука или колода
kelp-ui-heap-cards = Карты к использованию
kelp-ui-heap-used = Использовано
kelp-ui-heap-stock = Колода
kelp-ui-hand = Ваши карты
kelp-ui-hand-n = карт на руке: { $n }, размер руки { $of }
kelp-ui-hand-short = Рука { $n }/{ $of }
kelp-ui-deck-n = карт в колоде: { $n }
kelp-ui-actions-n = осталось действий: { $n }
kelp-ui-bag-n = кубиков в мешке: { $n }
kelp-ui-bag-short = Мешок { $n }
kelp-ui-cards-n = карт к использованию: { $n }
kelp-ui-cards-short = Карты { $n }
kelp-ui-strategy-own = { $name }. { $help }
kelp-ui-strategy-counter = Ответ на «{ $name }». Если осьминог выбрал именно её, вы победили.
kelp-ui-tag-discards = Сброс
kelp-ui-tag-deck = Колода
kelp-ui-tray-learn = Что можно получить
kelp-ui-tray-shark = Ваши кубики и карты
kelp-ui-no-dice = Перед вами нет кубиков. В вашем мешке: течение — { $blue }, поиск — { $yellow }, удар — { $red }.
kelp-ui-all-placed = Все ваши кубики на поле.
kelp-ui-no-cards = На руке нет карт.
kelp-ui-chip-draw = Взять
kelp-ui-chip-draw-2 = 2 кубика
kelp-ui-chip-draw-3 = 3 кубика
kelp-ui-chip-use-food = { $block }
kelp-ui-chip-to-hand = На руку
kelp-ui-chip-to-discard = В сброс
kelp-ui-chip-hide-all = Спрятать все
kelp-ui-chip-play = Сыграть
kelp-ui-chip-discard = Сбросить
kelp-ui-chip-current = Течение
kelp-ui-chip-reroll = Переброс
kelp-ui-chip-search = Искать
kelp-ui-chip-strike = Ударить
kelp-ui-chip-swim = Плыть
kelp-ui-chip-dart = Быстрая
kelp-ui-chip-done = Оставить
kelp-ui-done-place = Не искать и не бить
kelp-ui-done-dart = Дальше не плыть
kelp-ui-done-energy = Беречь энергию
kelp-ui-done-trash = Ничего не убирать
kelp-ui-done-learn = Больше не учить
kelp-ui-done-hide = Ничего не прятать
kelp-ui-done-shuffle = Не мешать
kelp-ui-done-sink = Оставить течения
kelp-ui-done-ignore = Пусть сработает
kelp-ui-do-current = Течение { $n }: { $space }
kelp-ui-do-place = { $strikes ->
    [0] { $n ->
        [1] Искать
       *[other] Искать дважды
    }
    [1] { $n ->
        [1] Ударить
       *[other] Искать и ударить
    }
   *[other] Ударить дважды
}
kelp-ui-do-hide = { $n ->
    [one] Спрятать { $n } блок
    [few] Спрятать { $n } блока
   *[many] Спрятать { $n } блоков
}
kelp-ui-do-shuffle = Перемешать
kelp-ui-do-sink = { $n ->
    [one] Убрать { $n } течение
    [few] Убрать { $n } течения
   *[many] Убрать { $n } течений
}
kelp-ui-do-store = { $n ->
    [one] Оставить { $n } кубик
    [few] Оставить { $n } кубика
   *[many] Оставить { $n } кубиков
}
kelp-ui-do-seventh = { $what }: вы истощены
kelp-ui-do-bared = { $what }: вас увидят
kelp-ui-ready = { $what }? Подтвердите или выберите другое.
kelp-ui-need-zone = Выберите зону
kelp-ui-need-space = Выберите клетку
kelp-ui-need-die = Выберите кубик
kelp-ui-need-card = Выберите карту
kelp-ui-need-other = Выберите
kelp-ui-warn-seventh = Шкала голода заполнится: без победы в схватке вы проиграли.
kelp-ui-warn-bared = Откроется сам осьминог: акула узнает, где вы.
kelp-ui-hunger-after = Кубик уйдёт на шкалу голода: там будет { $n } из { $of }.
kelp-ui-secret = Ваш выбор останется тайным, пока не выберут оба.
kelp-ui-swap-first = А с каким соседним блоком его поменять?
kelp-ui-armed = Теперь зона для этого кубика.
kelp-ui-hint-action = Сыграйте карту, сбросьте её или возьмите новые. На картах — сколько блоков открыть.
kelp-ui-hint-swim = До подсвеченных клеток можно доплыть. Синие кубики становятся течениями.
kelp-ui-hint-place = Кубик и светлая зона рядом с акулой. Остальные станут энергией.
kelp-ui-hint-spot = Что это за блок, вам не видно.
kelp-ui-hint-pay = Стоящие блоки спрятаны. Двойная раковина считается за два.
kelp-ui-hint-energy = Один кубик уйдёт в голод. Или убавьте кубик, чтобы заменить карту.
kelp-ui-hint-confront = Один цвет с обеих сторон — и осьминог пойман.
kelp-ui-hint-swap = Выберите двух соседей, одного за другим.
kelp-ui-hint-den = Из логова она выплывет в любую сторону. Держите её подальше от осьминога.
kelp-ui-hint-hide = Спрятанное акуле придётся помнить.
kelp-ui-hint-learn = Верхняя карта стопки или блок в обмен на тот, что лежит открыто.
kelp-ui-hint-exchange = Он ляжет рядом с полем, где его можно получить снова.
kelp-ui-hint-trash = Она выбывает из игры, и ваша колода становится лучше.
kelp-ui-hint-fetch = Из колоды — тайно, из сброса — у всех на виду.
kelp-ui-hint-at = На любую пустую клетку. По течениям плывут от большего числа к меньшему.
kelp-ui-hint-sink = Оно вернётся в мешок акулы.
kelp-ui-hint-dart = На пустую клетку впереди; карта расходуется.
kelp-ui-hint-first = Второй откроется после него.
kelp-ui-hint-store = Все остальные вернутся в мешок.
kelp-ui-hint-feed = Он останется там до конца игры, остальные вернутся в мешок.
kelp-ui-holes = Выбрано { $n } из { $of }
kelp-ui-told-done = Больше ничего
kelp-ui-in-bag = В мешке: { $n }
kelp-ui-key-digits = выбрать карту, кубик или зону
kelp-ui-key-board = к следующему светлому месту в лесу
kelp-ui-key-other = следующая кнопка над картами и кубиками
kelp-end-title-won = Вы победили!
kelp-end-title-lost = Победа за стороной «{ $side }»: { $name }
kelp-end-title-seen = Победа за стороной «{ $side }»: { $name }
kelp-end-reason = Чем всё кончилось
kelp-end-rounds = Раунды
kelp-end-blocks = Что где стояло
kelp-end-stat-played = сыграно карт: { $n }
kelp-end-stat-learnt = получено карт и блоков: { $n }
kelp-end-stat-hidden = спрятано блоков: { $n }
kelp-end-stat-escaped = побегов: { $n }
kelp-end-stat-searched = поисков: { $n }
kelp-end-stat-struck = ударов: { $n }
kelp-end-stat-trapped = попаданий в ловушки: { $n }
kelp-end-stat-bought = куплено карт: { $n }
kelp-growth-title = Плитки роста
kelp-rules-blocks = Блоки
kelp-rules-cards-0 = Карты осьминога
kelp-rules-cards-1 = Карты акулы
kelp-rules-cards-2 = Карты схватки
kelp-rules-aid = Памятка: { $side }
kelp-rules-octopus-aim = Ваша цель
    .help = Продержаться, пока у акулы не заполнится шкала голода, или съесть всю еду: четыре блока.
kelp-rules-octopus-actions = Два действия
    .help = Каждый ход, можно дважды одно и то же: сыграть карту, взять карты или сбросить карту и спрятать блок.
kelp-rules-octopus-play = Сыграть карту
    .help = Откройте столько любых спрятанных блоков, сколько она стоит, затем выполните всё, что на ней сказано.
kelp-rules-octopus-draw = Взять карты
    .help = Доберите руку до её размера. С пустой рукой другого выбора нет.
kelp-rules-octopus-discard = Сбросить и спрятать
    .help = Сбросьте карту без эффекта; затем можно спрятать открытый блок.
kelp-rules-octopus-learn = Учёба
    .help = Берите верхние карты стопок или блоки рядом с полем. Блок встаёт на место открытого. Карта «Съесть» приносит свою еду.
kelp-rules-octopus-eat = Еда
    .help = Еда рядом с осьминогом, карта «Съесть» на руке. Оба открываются; эффект еды ваш один раз.
kelp-rules-octopus-double = Двойная раковина
    .help = Считается за два блока цены.
kelp-rules-shark-aim = Ваша цель
    .help = Ударить осьминога красным кубиком и выиграть схватку.
kelp-rules-shark-roll = Взять и бросить
    .help = Два кубика из мешка, один бросок.
kelp-rules-shark-currents = Течения
    .help = Синие кубики можно ставить на любую пустую клетку пути.
kelp-rules-shark-move = Движение
    .help = Вперёд до следующей пустой клетки. По течениям — только от большего числа к меньшему; первое пройденное уходит на плитки роста.
kelp-rules-shark-search = Поиск и удар
    .help = Жёлтый открывает спрятанный блок рядом, красный бьёт его или открытого осьминога. На кубике должно быть не меньше значения зоны.
kelp-rules-shark-growth = Рост
    .help = Использованные жёлтые кубики и первое течение заполняют плитки; три кубика переворачивают одну.
kelp-rules-shark-energy = Энергия
    .help = Остальные кубики ложатся в три ячейки. За очки покупают карты, а с ними кубики; с тремя кубиками тратить обязательно.
kelp-rules-shark-hunger = Голод
    .help = Кубик за каждый удар и за каждый ход, когда потрачена энергия. Седьмой — конец.
kelp-rules-shark-duel = Схватка
    .help = Оба тайно выбирают цвет. Один и тот же — победа акулы. Иначе осьминог уходит, а его цвет выбывает.

## Стол в терминале

kelp-cli-shark = S — акула, она здесь: { $space }; впереди (○): { $ahead }. [ ] — спрятано, число между зонами — течение.
kelp-cli-no-shark = Акулы в водорослях пока нет. [ ] — спрятано.
kelp-cli-den-nw = логово СЗ
kelp-cli-den-ne = логово СВ
kelp-cli-den-sw = логово ЮЗ
kelp-cli-den-se = логово ЮВ
kelp-cli-signs = Знаки
kelp-cli-pool = Кубики
kelp-cli-energy = Энергия
kelp-cli-saved = Отложен на «Бдительной»
kelp-cli-hunger = Голод { $n } из 7
kelp-cli-growth = Плитки роста { $n } из 4
kelp-cli-bag = Кубиков в мешке: { $n }
kelp-cli-in-bag = В мешке
kelp-cli-offer = На столе
kelp-cli-owned = Карты акулы
kelp-cli-cards = Карт у осьминога: { $hand } на руке, { $deck } в колоде.
kelp-cli-hand = Рука
kelp-cli-piles = Стопки
kelp-cli-cost = ({ $sort }, цена { $n })
kelp-cli-price = (энергия { $n }, даёт: { $dice })
kelp-cli-eaten = Съедено
kelp-cli-lies-open = Осьминог лежит открыто
kelp-cli-likely = Осьминог может быть здесь
kelp-cli-discards = Сброс осьминога
kelp-cli-trash = Вне игры
kelp-cli-aside = Отложенные блоки
kelp-cli-used = Использованные карты акулы
kelp-cli-supply = Запас
kelp-cli-eaten-dice = На шкале голода

## Уроки

kelp-lesson-shark = Урок: акула
kelp-lesson-shark-welcome = Вы — акула. Один из девяти блоков — осьминог. Найдите его, ударьте и победите в схватке, пока на шкале голода не окажется семь кубиков.
kelp-lesson-shark-current = Синие кубики — течения. Течение на пути пронесёт вас дальше, к середине леса. Положите синюю 3 на отмеченную клетку.
kelp-lesson-shark-current-instead = Сначала пусть вас подхватит течение: положите синюю 3 на отмеченную клетку.
kelp-lesson-shark-swim = Плывут по линиям, до ближайшей пустой клетки. Через течение — дальше: плывите на клетку между севером и серединой.
kelp-lesson-shark-swim-instead = Оттуда далеко до цели. Пусть течение вынесет вас на отмеченную клетку.
kelp-lesson-shark-search = Жёлтый кубик ищет в соседней зоне, если на нём не меньше, чем она требует. Положите жёлтую 4 на север и подтвердите.
kelp-lesson-shark-search-instead = Там тоже стоит поискать, но позже. Сейчас ищите на севере: положите туда жёлтую 4.
kelp-lesson-shark-found = Улитка: корм осьминога, но не он сам. Потраченные кубики идут в рост и скоро помогут насовсем. Оставшиеся — ваша энергия.
kelp-lesson-shark-buy = За энергию берут карты, а с ними — новые кубики в мешок, и красные, для удара, тоже. Энергии у вас 5: возьмите «Проворную».
kelp-lesson-shark-buy-instead = Можно и так. Но сейчас потратьте то, что накопили: возьмите «Проворную».
kelp-lesson-shark-feed = За покупку платят голодом: один из накопленных кубиков навсегда уходит на его шкалу. Отдайте синий: жёлтые нужны для поиска.
kelp-lesson-shark-feed-instead = Жёлтые кубики нужны для поиска. Отдайте синий.
kelp-lesson-shark-memory = Осьминог снова спрятал улитку. Но вы её помните: со следа сбивает только перемешивание. Не забывайте, что видели.
kelp-lesson-shark-free = Ваш ход: кладите течения или берегите их, плывите, ищите. Красный кубик бьёт: бейте, когда уверены. Играйте дальше против бота.

kelp-lesson-octopus = Урок: осьминог
kelp-lesson-octopus-welcome = Вы — осьминог за блоком на севере, и акула совсем рядом. Продержитесь, пока голод не остановит её охоту, или съешьте четыре корма.
kelp-lesson-octopus-drift = За карты платят, открывая блоки. Сыграйте «Дрейф»: заплатите северо-западом и перемешайте север, северо-восток и восток.
kelp-lesson-octopus-drift-instead = Акула близко. Сыграйте «Дрейф»: откройте северо-запад, а три других отмеченных блока перемешайте.
kelp-lesson-octopus-gone = Три блока вернулись в другом порядке. Вы видите, что вы теперь на северо-востоке. А для акулы вы — любой из трёх.
kelp-lesson-octopus-hide = У вас второе действие. Открытые блоки выдают лишнее, а «Маскировка» ничего не стоит: спрячьте северо-запад и запад.
kelp-lesson-octopus-hide-instead = Успеется. Пока спокойно, сыграйте «Маскировку» и спрячьте оба открытых блока.
kelp-lesson-octopus-close = Акула бросила два кубика, проплыла дальше и обыскала середину: раковина. Её кубики стали ростом и энергией. Снова ваш ход.
kelp-lesson-octopus-learn = Учитесь вовремя. «Любопытство» стоит один блок: заплатите северо-западом или западом. Акула оба уже видела.
kelp-lesson-octopus-learn-instead = Сначала поучитесь: сыграйте «Любопытство» и заплатите блоком, который акула знает, — северо-западом или западом.
kelp-lesson-octopus-take = Возьмите «Внезапный манёвр» из стопки движений. Он ляжет в сброс и позже придёт на руку.
kelp-lesson-octopus-take-instead = Хороший выбор на другой раз. А сейчас возьмите «Внезапный манёвр».
kelp-lesson-octopus-free = Осталось одно действие, и решаете вы. Платите тем, что известно, и перемешивайтесь, когда она близко. Играйте дальше против бота.
