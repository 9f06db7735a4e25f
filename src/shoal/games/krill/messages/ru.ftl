### «За крилем!»: все слова игры.
### Параметры: $hand, $victim и $hands — имена рук, $card — карта, $food — карта корма,
### $value — число от 1 до 10, $n — количество, $mission — миссия.
### Имена игроков не склоняются, карты — да: { $card-acc } — винительный падеж.

krill-name = За крилем!
# The name where there is little room.
krill-short-name = За крилем!

## Hands (with two players each person has two)

krill-side-right = Правая рука
krill-side-left = Левая рука
krill-side-only = Рука
krill-side-right-help = Очки приносит правая рука.
krill-side-left-help = Левая рука очков не приносит: она нужна, чтобы мешать.

## Hand cards

krill-card-1 = Нарвал 1
    .acc = Нарвала 1
krill-card-2 = Белуха 2
    .acc = Белуху 2
krill-card-3 = Гринда 3
    .acc = Гринду 3
krill-card-4 = Малый полосатик 4
    .acc = Малого полосатика 4
krill-card-5 = Серый кит 5
    .acc = Серого кита 5
krill-card-6 = Полярный кит 6
    .acc = Полярного кита 6
krill-card-7 = Горбатый кит 7
    .acc = Горбатого кита 7
krill-card-8 = Кашалот 8
    .acc = Кашалота 8
krill-card-9 = Финвал 9
    .acc = Финвала 9
krill-card-10 = Синий кит 10
    .acc = Синего кита 10
krill-card-squid = Гигантский кальмар
    .acc = Гигантского кальмара
krill-card-penguin = Императорский пингвин
    .acc = Императорского пингвина
krill-card-shark = Большая белая акула
    .acc = Большую белую акулу
krill-card-net = Сеть для криля
krill-card-whale-shark = Китовая акула
    .acc = Китовую акулу
krill-card-albatross = Чернобровый альбатрос
    .acc = Чернобрового альбатроса
krill-card-seal = Морской леопард
    .acc = Морского леопарда

## Short names, printed on the cards

krill-short-1 = Нарвал
krill-short-2 = Белуха
krill-short-3 = Гринда
krill-short-4 = Полосатик
krill-short-5 = Серый
krill-short-6 = Полярный
krill-short-7 = Горбатый
krill-short-8 = Кашалот
krill-short-9 = Финвал
krill-short-10 = Синий
krill-short-squid = Кальмар
krill-short-penguin = Пингвин
krill-short-shark = Акула
krill-short-net = Сеть
krill-short-whale-shark = Китовая
krill-short-albatross = Альбатрос
krill-short-seal = Леопард

## What a card does

krill-help-1 = { krill-help-whale }
krill-help-2 = { krill-help-whale }
krill-help-3 = { krill-help-whale }
krill-help-4 = { krill-help-whale }
krill-help-5 = { krill-help-whale }
krill-help-6 = { krill-help-whale }
krill-help-7 = { krill-help-whale }
krill-help-8 = { krill-help-whale }
krill-help-9 = { krill-help-whale }
krill-help-10 = { krill-help-whale }
krill-help-whale = Забирает всю стопку своего числа. Если то же число сыграл кто-то ещё, все эти карты отменяются, а стопка вспугнута.
krill-help-squid = Возвращает вам на руку одну карту из вашего сброса. Корма не берёт, и отменить его нельзя. Не в первом раунде.
krill-help-penguin = Забирает любую оставшуюся стопку, кроме вспугнутых в этом раунде. Если такая есть, взять её обязательно.
krill-help-shark = Прежде чем кто-либо поест, отменяет карту одной чужой руки. Против Гигантского кальмара бессильна, сама корма не берёт.
krill-help-net = Забирает весь криль из всех стопок, даже вспугнутых. Планктон и пластик остаются.
krill-help-whale-shark = Забирает одну стопку, которую вспугнули в этом раунде. Если такая есть, взять её обязательно.
krill-help-albatross = Когда все поели, крадёт по одной случайной карте из улова этого раунда у каждой чужой руки, у которой он есть.
krill-help-seal = После Альбатроса крадёт половину улова этого раунда, с округлением вниз и наугад, у одной руки, чья карта не отменена.
krill-order-a = A: Большая белая акула
krill-order-b = B: Сеть для криля
krill-order-c = C: Киты от 1 до 10
krill-order-d = D: Китовая акула
krill-order-e = E: Императорский пингвин
krill-order-f = F: Альбатрос
krill-order-g = G: Морской леопард
krill-order-h = H: Гигантский кальмар

## Tie-breaker cards

krill-tie-tick = ✔
krill-tie-cross = ✗
krill-tie-tick-name = Карта спора ✔
krill-tie-cross-name = Карта спора ✗
krill-tie-tick-help = Если среди сыгравших одинаковую карту ✔ только у вас, спор за вами, и отменяются лишь карты остальных. Сыгранная ✔ выходит из игры, был спор или нет.
krill-tie-cross-help = Бережёт вашу ✔ на потом. ✗ возвращается к вам каждый раунд.

## Food

krill-food-plankton = Планктон { $value }
krill-food-krill = Криль { $value }
krill-food-plastic = Пластик −{ $value }
krill-food-turtle = Морская черепаха
krill-food-orca = Косатка
krill-food-diver = Аквалангист
krill-food-kind-plankton = Планктон
krill-food-kind-krill = Криль
krill-food-kind-plastic = Пластик
krill-food-plankton-help = Приносит столько очков, какое на нём число.
krill-food-krill-help = Приносит вдвое больше своего числа.
krill-food-plastic-help = В конце отнимает столько очков, какое на нём число.
krill-food-turtle-help = Убирает стопку, в которой меньше всего карт; из равных — с большим числом.
krill-food-orca-help = Убирает стопку, в которой больше всего карт; из равных — с меньшим числом.
krill-food-diver-help = Убирает все стопки.

## Options

krill-option-players = Игроки
    .help = От трёх до шести, а с «Тёмными водами» — до семи. Вдвоём каждый играет за правую и левую руку, и очки приносит только правая.
krill-option-beginners = Первая игра
    .help = Черепаха, Косатка и Аквалангист выходят, но ничего не делают, чтобы стопки не пропадали внезапно.
krill-option-darker_waters = Тёмные воды
    .help = Дополнение: больше корма, тринадцатый раунд, седьмой игрок и две особые карты в каждой руке, которые выбирают ниже.
krill-option-hand_cards = Особые карты в каждой руке
    .help = Кроме китов от 1 до 10 и Гигантского кальмара, все получают две одинаковые карты из этих.
krill-option-hand_cards-penguin = { krill-card-penguin }
    .help = { krill-help-penguin }
krill-option-hand_cards-shark = { krill-card-shark }
    .help = { krill-help-shark }
krill-option-hand_cards-net = { krill-card-net }
    .help = { krill-help-net }
krill-option-hand_cards-whale-shark = { krill-card-whale-shark }
    .help = { krill-help-whale-shark }
krill-option-hand_cards-albatross = { krill-card-albatross }
    .help = { krill-help-albatross }
krill-option-hand_cards-seal = { krill-card-seal }
    .help = { krill-help-seal }
krill-option-tie_breakers = Карты спора
    .help = Каждую карту играют вместе с ✗ или ✔. Раз за игру единственная ✔ выигрывает спор.
krill-option-missions = Миссии
    .help = Четыре открытые миссии дают дополнительные очки: одни — всем, кто их выполнит, другие — только кому-то одному.
krill-option-mission_cards = Какие миссии
    .help = Четыре из одиннадцати. Если не выбрать ни одной, решит случай.
krill-option-mission_cards-third-time = { krill-mission-third-time }
    .help = { krill-mission-third-time.help }
krill-option-mission_cards-collector = { krill-mission-collector }
    .help = { krill-mission-collector.help }
krill-option-mission_cards-perfectionist = { krill-mission-perfectionist }
    .help = { krill-mission-perfectionist.help }
krill-option-mission_cards-leftovers = { krill-mission-leftovers }
    .help = { krill-mission-leftovers.help }
krill-option-mission_cards-slim-pickings = { krill-mission-slim-pickings }
    .help = { krill-mission-slim-pickings.help }
krill-option-mission_cards-hasty = { krill-mission-hasty }
    .help = { krill-mission-hasty.help }
krill-option-mission_cards-one-and-done = { krill-mission-one-and-done }
    .help = { krill-mission-one-and-done.help }
krill-option-mission_cards-plankton-purist = { krill-mission-plankton-purist }
    .help = { krill-mission-plankton-purist.help }
krill-option-mission_cards-reserved = { krill-mission-reserved }
    .help = { krill-mission-reserved.help }
krill-option-mission_cards-minimalist = { krill-mission-minimalist }
    .help = { krill-mission-minimalist.help }
krill-option-mission_cards-krill-king = { krill-mission-krill-king }
    .help = { krill-mission-krill-king.help }
krill-option-plastics = Пластик
    .help = Десять карт пластика, от −1 до −10, приплывают вместе с кормом. Кто берёт стопку, берёт и их.
krill-option-deck = Колода корма
    .help = В правилах не напечатано, сколько в колоде карт каждого числа, поэтому на выбор есть две колоды.
krill-option-deck-falling = Убывающая
    .help = Малые числа часты, большие редки: начиная с 4 все числа в сумме стоят примерно одинаково.
krill-option-deck-flat = Ровная
    .help = Все числа примерно одинаково часты: десятки стоят вдесятеро больше единиц.

## Missions

krill-mission-third-time = Бог троицу любит
    .help = 20 очков, если вашу карту отменили три раунда подряд. Раунд с Гигантским кальмаром прерывает серию. Доступна всем, один раз.
krill-mission-collector = Коллекционер
    .help = 3 очка за каждое новое число в вашем улове в конце, каким бы ни был корм: не больше 30. Доступна всем.
krill-mission-perfectionist = Перфекционист
    .help = 15 очков за три соседних числа по порядку, вверх или вниз, сыгранные в трёх раундах подряд. Отменённые карты считаются. Доступна всем, один раз.
krill-mission-leftovers = Остатки сладки
    .help = Карта, оставшаяся у вас на руке, даёт своё число очков, особая — 12. Из нескольких — самая высокая. Доступна всем.
krill-mission-slim-pickings = Скудный улов
    .help = 30 очков, если в вашем улове не больше пяти карт корма каждого числа. Доступна всем.
krill-mission-hasty = Торопыга
    .help = 10 очков первой руке, которая возьмёт из стопки любой корм с числом 10. Кража не считается.
krill-mission-one-and-done = Мал, да удал
    .help = 25 очков тому, у кого в конце больше всего карт корма с числом 1. При равенстве не получает никто.
krill-mission-plankton-purist = Только планктон
    .help = 25 очков тому, у кого в конце меньше всего карт криля; ни одной — это и есть меньше всего. При равенстве не получает никто.
krill-mission-reserved = Про запас
    .help = 20 очков за самую высокую карту, оставшуюся на руке; особые — 12. При равенстве не получает никто.
krill-mission-minimalist = Минималист
    .help = 30 очков тому, у кого в конце меньше всего карт корма в улове. При равенстве не получает никто.
krill-mission-krill-king = Король криля
    .help = 10 очков тому, у кого в конце больше всего карт криля. При равенстве не получает никто.
krill-missions = Миссии
krill-mission-held = Достаётся: { $hand }.
krill-mission-open = Ещё не решено.

## How far somebody is with a mission

krill-progress-done = выполнено
krill-progress-none = не начато
krill-progress-streak = { $n ->
    [0] прошлую карту не отменили
   *[other] отмен подряд: { $n }
}
krill-progress-last = прошлые карты: { $cards }
krill-progress-highest = старшая карта на руке: { $n }
krill-progress-cards = { $n ->
    [one] { $n } карта корма
    [few] { $n } карты корма
   *[many] { $n } карт корма
}
krill-progress-numbers = { $n ->
    [one] { $n } число
    [few] { $n } разных числа
   *[many] { $n } разных чисел
}
krill-progress-largest = не больше { $n } одного числа
krill-progress-ones = { $n ->
    [one] { $n } карта с числом 1
    [few] { $n } карты с числом 1
   *[many] { $n } карт с числом 1
}
krill-progress-krill = криля: { $n }

## What is asked ($side is right, left or only)

krill-ask-card = { $side ->
    [right] Правая рука, за очки: выберите карту.
    [left] Левая рука, чтобы мешать: выберите карту.
   *[only] Выберите карту.
}
krill-ask-tie = { $side ->
    [right] Правая рука: сыграть с ✗ или потратить её ✔?
    [left] Левая рука: сыграть с ✗ или потратить её ✔?
   *[only] Сыграть с ✗ или потратить ✔?
}
krill-ask-shark = Большая белая акула: чью карту отменить?
krill-ask-whale-shark = Китовая акула: какую вспугнутую стопку взять?
    .note = { krill-ui-declining }
krill-ask-penguin = Императорский пингвин: какую стопку взять?
    .note = { krill-ui-declining }
krill-ask-seal = Морской леопард: у кого украсть половину улова этого раунда?
krill-ask-squid = { $side ->
    [right] Гигантский кальмар: какую карту вернуть в правую руку?
    [left] Гигантский кальмар: какую карту вернуть в левую руку?
   *[only] Гигантский кальмар: какую карту вернуть на руку?
}

## Why not

krill-why-not-asked = Сейчас об этом не спрашивают.
krill-why-other-question = Сейчас спрашивают о другом.
krill-why-not-in-hand = Этой карты нет у вас на руке.
krill-why-squid-first-round = В первом раунде Гигантским кальмаром не ходят: ваш сброс ещё пуст.
krill-why-tick-gone = Ваша ✔ уже сыграна и вышла из игры.
krill-why-own-card = Рука, сыгравшая эту карту, не может выбрать саму себя.
krill-why-cancelled = Карта этой руки в этом раунде уже отменена.
krill-why-squid-safe = Гигантского кальмара отменить нельзя.
krill-why-no-stack = На этом числе нет корма.
krill-why-spooked = Эта стопка в этом раунде вспугнута: Императорский пингвин её не трогает.
krill-why-not-spooked = Эту стопку в этом раунде не вспугнули: Китовая акула берёт только вспугнутые.
krill-why-nothing-caught = У этой руки в этом раунде нет улова.
krill-why-not-in-discards = Этой карты нет в вашем сбросе.
krill-why-no-such-hand = За этим столом нет такой руки.

## What happens

krill-event-round = Раунд { $n } из { $of }
krill-event-food = Новый корм: { $food }.
krill-event-aside = При подготовке вышла карта «{ $food }»: откладываем, а потом замешиваем обратно.
krill-event-turtle = Морская черепаха: самая маленькая стопка, { $value }, уходит: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}.
krill-event-turtle-none = Морская черепаха: убирать нечего.
krill-event-orca = Косатка: самая большая стопка, { $value }, уходит: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}.
krill-event-orca-none = Косатка: убирать нечего.
krill-event-diver = { $n ->
    [0] Аквалангист: убирать нечего.
    [one] Аквалангист: все стопки уходят, всего { $n } карта.
    [few] Аквалангист: все стопки уходят, всего { $n } карты.
   *[many] Аквалангист: все стопки уходят, всего { $n } карт.
}
krill-event-ignored = Вышла карта «{ $food }»; в первой игре она ничего не делает.
krill-event-played = { $hand } играет { $card-acc }.
krill-event-played-tie = { $hand } играет { $card-acc } с { $tie }.
krill-event-cancel-number = Совпадение: { $card }. Карты отменены: { $hands }. Стопка { $value } вспугнута.
krill-event-cancel-card = Совпадение: { $card }. Карты отменены: { $hands }.
krill-event-tie-won = { $hand } с единственной ✔ выигрывает спор за { $card-acc }. Карты отменены: { $hands }.
krill-event-shark = { $hand } выпускает Большую белую акулу. { $victim }: { $card } отменяется.
krill-event-shark-none = { $hand } выпускает Большую белую акулу, но отменять некого.
krill-event-net = { $hand } забрасывает Сеть для криля. Криля в сети: { $n }.
krill-event-net-none = { $hand } забрасывает Сеть для криля, но криля нет.
krill-event-collect = { $hand }: { $card } забирает стопку { $value } ({ $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}).
krill-event-collect-none = { $hand }: { $card } остаётся без добычи.
krill-event-albatross = { $hand }: Чернобровый альбатрос крадёт карту у игрока { $victim }.
krill-event-albatross-seen = { $hand }: Чернобровый альбатрос крадёт у игрока { $victim } карту «{ $food }».
krill-event-albatross-none = { $hand }: Чернобровому альбатросу нечего украсть.
krill-event-seal = { $hand }: Морской леопард { $n ->
    [0] уходит ни с чем: половина одной карты с округлением вниз — ноль. Его цель: { $victim }
    [one] крадёт { $n } карту у игрока { $victim }
    [few] крадёт { $n } карты у игрока { $victim }
   *[many] крадёт { $n } карт у игрока { $victim }
}.
krill-event-seal-seen = { $hand }: Морской леопард крадёт у игрока { $victim }: { $foods }.
krill-event-seal-none = { $hand }: Морскому леопарду некого обокрасть.
krill-event-squid = { $hand }: Гигантский кальмар возвращает { $card-acc }.
krill-event-squid-none = { $hand }: Гигантскому кальмару нечего вернуть.
krill-event-discards = Все сыгранные карты уходят в сброс.
krill-event-hasty = { $hand } берёт десятку раньше всех: «Торопыга»!
krill-event-over = Игра окончена. Теперь считаем улов.

## What ended the game

krill-end-rounds = последний раунд

## Phases

krill-phase-replenish = Прибывает корм
krill-phase-select = Все выбирают
krill-phase-reveal = Карты открываются
krill-phase-collect = Охота, от A до H
krill-phase-over = Подсчёт

## The rules in short

krill-rules = Правила вкратце
krill-rules-replenish = Пополнение
    .help = На каждую руку по одной открываются две карты корма и ложатся в стопки своих чисел.
krill-rules-select = Выбор
    .help = Все тайно выбирают по карте. Сбросы открыты, поэтому видно, у кого что ещё осталось.
krill-rules-reveal = Открытие
    .help = Одинаковые карты отменяют друг друга — все, кроме Гигантских кальмаров. Стопка такого числа вспугнута до конца раунда.
krill-rules-collect = Сбор
    .help = Оставшиеся карты действуют в порядке букв, от A до H. Затем все сыгранные карты уходят в сброс.
krill-rules-end = Конец игры
    .help = После последнего раунда считают улов: планктон приносит своё число, криль — вдвое больше. При равенстве решает, у кого больше карт криля, затем — планктона с числом 1, 2 и так далее.
krill-rules-two = Вдвоём
    .help = Каждый играет двумя руками, как за двоих. Очки приносит только правая.
krill-rules-cards = Карты в каждой руке
krill-rules-whales = Киты от 1 до 10
krill-rules-food = Корм
krill-rules-ignored = В первой игре ничего не делает.

## The table, in the browser and in the terminal

krill-ui-round = Раунд { $n } из { $of }
krill-ui-sea = Море
krill-ui-stack-empty = Стопка { $value }: пусто
krill-ui-stack-full = Стопка { $value }: { $parts }
krill-ui-stack-spooked = { $stack }, вспугнута
krill-ui-spooked = вспугнута
krill-ui-part = { $kind } × { $n }
krill-ui-deck = Колода корма
krill-ui-deck-left = осталось { $n }
krill-ui-out = Вне игры
krill-ui-unseen = Ещё не выходили
krill-ui-hand = Ваша рука
krill-ui-hand-of = Карты в руке: { $hand }
krill-ui-hand-pick-discard = Ниже — ваш сброс: выберите карту, которая вернётся.
krill-ui-discards = Сброс
krill-ui-discards-none = пока пусто
krill-ui-still-has = Ещё на руке
krill-ui-round-short = раунд { $n }
krill-ui-pile = Улов: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
krill-ui-pile-of = Улов: { $hand }
krill-ui-points = { $n } очк.
krill-ui-points-about = { $n } + ? очк.
krill-ui-points-unknown = { $n ->
    [one] { $n } карта неизвестна
    [few] { $n } карты неизвестны
   *[many] { $n } карт неизвестно
}
krill-ui-cancelled = отменена
krill-ui-played = Сыграна карта: { $card }
krill-ui-slot-tie = Карта спора
krill-ui-pick-card = Выберите карту
krill-ui-pick-tie = Выберите ✗ или ✔
krill-ui-play = Сыграть { $card-acc }
krill-ui-play-tick = Сыграть { $card-acc }, потратить ✔
krill-ui-play-both = Сыграть обе
krill-ui-play-both-tick = Сыграть обе, потратить ✔
krill-ui-change = Сменить на { $card-acc }
krill-ui-change-both = Изменить
krill-ui-do-shark = Отменить карту: { $hand }
krill-ui-do-stack = Взять стопку { $value }
krill-ui-do-seal = Украсть улов: { $hand }
krill-ui-do-squid = Вернуть { $card-acc }
krill-ui-chosen = Вы играете { $card-acc }. Пока выбрали не все, выбор можно изменить.
krill-ui-chosen-both = Вы играете { $cards-acc }. Пока выбрали не все, выбор можно изменить.
krill-ui-chosen-other = Выбор сделан. Пока выбрали не все, его можно изменить.
krill-ui-all-players = Все сбросы и уловы
krill-ui-key-digits = сыграть этого кита или выбрать эту стопку (0 — это 10)
krill-ui-key-letters = особые карты, слева направо
krill-ui-key-tie = ✔ или ✗
krill-ui-key-players = все сбросы
krill-ui-key-missions = миссии
krill-ui-look = { $stack }. { $help }
krill-ui-declining = Отказаться нельзя, даже если в стопке пластик.

## The end

krill-end-plankton = Планктон
krill-end-krill = Криль
krill-end-plastic = Пластик
krill-end-missions = Миссии
krill-end-mission-nobody = никому
krill-end-count = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
krill-end-stat-catch = { $n ->
    [0] совсем без улова
    [one] лучший улов: { $n } карта
    [few] лучший улов: { $n } карты
   *[many] лучший улов: { $n } карт
}
krill-end-stat-cancelled = { $n ->
    [0] ни одной отмены
    [one] отменено: { $n } раз
    [few] отменено: { $n } раза
   *[many] отменено: { $n } раз
}
krill-level-points = Очки
krill-level-krill = Больше карт криля
krill-level-plankton-1 = Больше планктона 1
krill-level-plankton-2 = Больше планктона 2
krill-level-plankton-3 = Больше планктона 3
krill-level-plankton-4 = Больше планктона 4
krill-level-plankton-5 = Больше планктона 5
krill-level-plankton-6 = Больше планктона 6
krill-level-plankton-7 = Больше планктона 7
krill-level-plankton-8 = Больше планктона 8
krill-level-plankton-9 = Больше планктона 9
krill-level-plankton-10 = Больше планктона 10

## The terminal

krill-cli-order = Действует на букве { $letter } в порядке от A до H.
krill-cli-foods = Новый корм: { $foods }.
krill-cli-food = { $kind ->
    [krill] Криль { $value }
    [plastic] Пластик −{ $value }
   *[other] Планктон { $value }
}
krill-cli-to-come = { $kind ->
    [krill] впереди К
    [plastic] впереди −
   *[other] впереди П
}
krill-cli-code-squid = Ка
krill-cli-code-penguin = Пи
krill-cli-code-shark = Ак
krill-cli-code-net = Се
krill-cli-code-whale-shark = КА
krill-cli-code-albatross = Ал
krill-cli-code-seal = МЛ

## Урок

krill-lesson-first = Первый урок
krill-lesson-first-welcome = Корм плавает стопками по номерам. Каждый ваш кит от 1 до 10 забирает всю стопку своего номера. Карты все выбирают тайно и одновременно.
krill-lesson-first-greed = Самая жирная стопка — пятёрки: планктон стоит столько, сколько на нём написано, криль — вдвое больше. Поддайтесь жадности: сыграйте 5.
krill-lesson-first-greed-instead = Эта карта ещё пригодится. А сейчас пожадничайте: сыграйте 5.
krill-lesson-first-clash = Игрок 2 тоже позарился на пятёрки. Одинаковые карты отменяют друг друга: оба остаются ни с чем, а стопка 5 в этом раунде вспугнута.
krill-lesson-first-feast = Игроки 3 и 4 сыграли каждый свой номер — и едят. Карта играется один раз: ваша 5 уходит в сброс, и это видят все.
krill-lesson-first-think = Приплыл новый корм. У игроков 3 и 4 пятёрки ещё на руках, и они смотрят на большую стопку. Идите туда, где никого не будет: сыграйте 9.
krill-lesson-first-think-instead = Может, и это бы удалось, но взгляните на девятки: они стоят 27 очков. Сыграйте 9.
krill-lesson-first-alone = Две пятёрки столкнулись, а девятку сыграли вы одни: вся стопка ваша. Угадать, чего хотят другие, — в этом и есть игра.
krill-lesson-first-free = Теперь решаете вы, против ботов. После двенадцати раундов побеждает тот, у кого больше очков. Играйте дальше здесь или откройте свой стол.
