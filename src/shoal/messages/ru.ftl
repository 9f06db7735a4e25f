### Слова, общие для всех игр, и слова страниц браузера.
### Имена игроков не склоняются: стоят в именительном падеже или после слова «игрок». О людях — без рода.

## Things

common-seat = Игрок { $n }
common-bot = { $bot } { $n }
common-bot-instinct = Чутьё
common-bot-instinct-help = Быстро оценивает положение: играет хорошо, думает мгновение.
common-bot-random = Случай
common-bot-random-help = Любая разрешённая карта, не задумываясь. Удобно, чтобы попробовать игру.
common-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
common-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}

common-hand = рука { $n }
common-hand-right = { $name } (правая рука)
common-hand-left = { $name } (левая рука)
common-list = { $first } и { $last }
common-list-or = { $first } или { $last }

## Answers taken back

common-event-undo = { $n ->
    [one] { $who } берёт назад { $n } ответ.
    [few] { $who } берёт назад { $n } ответа.
   *[many] { $who } берёт назад { $n } ответов.
}

## Why an answer is refused

common-why-too-late = Все уже выбрали: что сыграно, то сыграно.
common-why-no-answer = Сначала нужно что-нибудь выбрать.
common-why-answered = С этого места уже ответили; пока не ответили все, ответ можно изменить.
common-why-not-text = Ответ — это текст, например "5", в кавычках.
common-why-unknown-answer = «{ $answer }» — здесь это ничему не ответ.
common-why-no-undo = Брать назад нечего: что с тех пор увидели, взяли или ответили другие, то остаётся.
common-why-undo-far = { $n ->
    [1] Взять назад можно только последний ответ.
    [one] Взять назад можно только { $n } последний ответ.
    [few] Взять назад можно только { $n } последних ответа.
   *[many] Взять назад можно только { $n } последних ответов.
}
common-why-undo-count = Сколько ответов взять назад: целое число, 1 или больше.
common-why-no-seat = Такого места нет; за этим столом мест: { $n }.

## What went wrong

ui-error-unreachable = Сервер не отвечает. Мы продолжаем попытки; ваш выбор не пропадёт.
ui-error-refused = Сервер отклонил запрос. Обновите страницу и попробуйте ещё раз.
ui-error-not-found = Здесь ничего нет. Проверьте ссылку.
ui-error-table = Такого стола нет. Проверьте ссылку или откройте новый стол.
ui-error-game = Сервер не знает такой игры. Выберите игру на главной странице.
ui-error-no-seat = За этим столом нет такого места. Обновите страницу.
ui-error-seat = У вас нет места за этим столом, поэтому ходить за него нельзя. Попросите приглашение у хозяина стола.
ui-error-host = Это может сделать только хозяин стола.
ui-error-incomplete = Не хватает части ответа.
ui-error-invite = Приглашение недействительно. Попросите у хозяина стола новую ссылку.
ui-error-claimed = Это место уже занято. Попросите у хозяина стола другую ссылку.
ui-error-seated = У вас уже есть место за этим столом. Одному человеку — одно место.
ui-error-stale = Этот вопрос уже решён. Посмотрите на стол и выберите заново.
ui-error-not-over = Партия ещё идёт. Возвращайтесь, когда она закончится.
ui-error-bot = Такого бота нет. Выберите бота из списка.
ui-error-options = Эти настройки не сочетаются: { $detail }
ui-error-rate = Слишком много запросов сразу. Подождите немного и попробуйте ещё раз.
ui-error-malformed = Сервер не понял запрос. Обновите страницу и попробуйте ещё раз.
ui-error-busy = Сервер занят. Мы продолжаем попытки.
ui-error-known = В этом браузере уже играют под другим именем; откройте ссылку в другом браузере.
ui-error-loading = Правила ещё загружаются. После запуска это занимает минуту.
ui-error-fault = На сервере что-то пошло не так. Всё подтверждённое сохранено; попробуйте ещё раз.
ui-error-rules = Не удалось загрузить правила этой игры. Причина указана в журнале сервера.
ui-error-name = Имя — одна строка обычных знаков, не длиннее { $n }.
ui-error-seats = С этими настройками мест за столом: { $n }, и вашим может быть только одно.
ui-error-illegal = Сейчас правила этого не позволяют. Выберите что-нибудь другое.
ui-error-method = Здесь так сделать нельзя.
ui-error-host-name = Под этим именем сервер не отвечает. Откройте адрес, который он напечатал при запуске.
ui-error-origin = Запрос пришёл с чужой страницы. Откройте сам стол.
ui-error-too-large = Запрос слишком велик.
ui-error-schema = База данных сервера — от другой версии. Что делать, сказано в его журнале.

## The frame around every page

ui-title = Shoal
ui-tagline = Морские карточные игры для людей и ботов
ui-home = На главную
ui-skip-link = К содержанию
ui-how-to-play = Как играть
ui-how-to-play-whole = Правила целиком
ui-language = Язык
ui-theme-dark = Тёмные тона
ui-theme-light = Светлые тона
ui-theme-switch = Включить { $theme ->
    [dark] тёмные
   *[light] светлые
} тона
ui-not-found = Здесь никто не плавает
ui-not-found-help = Этот адрес никуда не ведёт. До главной страницы недалеко.
ui-loading = Минутку…
ui-close = Закрыть
ui-copy = Копировать
ui-copied = Скопировано
ui-yes = да
ui-no = нет

## Home

ui-home-pick = Выберите игру
ui-home-players = Игроков: от { $min } до { $max }
ui-home-open = Открыть стол
ui-home-tables = Ваши столы
ui-home-none = Столов пока нет. Откройте стол, и он будет ждать вас здесь.
ui-home-forget = Убрать из списка
ui-home-state-waiting = ждёт игроков
ui-home-state-playing = идёт игра
ui-home-state-over = закончен
ui-home-opened = открыт { $when }
ui-home-watching = вы смотрите
ui-home-pitch-krill = Десять роёв криля и планктона, десять китов, все выбирают одновременно. Возьмите самый богатый рой, на который не позарится никто другой.
ui-home-gallery = Посмотреть все карты

## A new table

ui-new-title = Новый стол
ui-new-name = Ваше имя
ui-new-name-help = Его увидят остальные за столом.
ui-new-name-missing = Напишите, как вас называть за столом.
ui-new-seats = Места
ui-new-seats-help = Людей приглашают по ссылке, которая появится, когда стол открыт. Боты садятся сразу.
ui-new-seat = Место { $n }
ui-new-kind-me = Я
ui-new-kind-person = Человек, по ссылке
ui-new-kind-bot = Бот: { $bot }
ui-new-fill-bots = Все остальные — боты
ui-new-fill-people = Все остальные — люди
ui-new-options = Настройки
ui-new-memory = Подсказки памяти
ui-new-memory-help = Стол считает за всех: какой корм ещё не вышел и сколько у кого очков, насколько это известно всем. Без подсказок считайте в уме, как с настоящими картами.
ui-new-create = Открыть стол
ui-new-creating = Открываем…
ui-new-random = случайно
ui-new-pick-exactly = Выберите ровно { $n }. Выбрано: { $chosen }.
ui-new-pick-or-random = Выберите ровно { $n } или ничего — тогда решит случай. Выбрано: { $chosen }.
ui-minus = Меньше на одного
ui-plus = Больше на одного

## The waiting room

ui-wait-title = Ждём игроков
ui-wait-help = Отправьте каждому человеку по ссылке. Игра начнётся, как только все места заняты.
ui-wait-free = свободно
ui-wait-taken = занято
ui-wait-link = Ссылка-приглашение на место { $n }
ui-wait-copy = Копировать ссылку на место { $n }
ui-wait-bot = Отдать место { $n } боту
ui-wait-all-bots = Отдать все свободные места ботам
ui-wait-not-host = Хозяин стола скоро заполнит свободные места.
ui-wait-options = За этим столом
ui-wait-spectate = Ссылка для зрителей
ui-claim-title = Вас приглашают
ui-claim-help = Назовите себя и займите место. Дальше оно закреплено за этим браузером.
ui-claim-take = Занять место
ui-claim-watch = Только смотреть

## At the table

ui-table = Стол
ui-players = Игроки
ui-player-choosing = выбирает
ui-player-ready = готово
ui-player-away = не на связи
ui-player-thinking = думает
ui-player-you = вы
ui-watching-help = Вы видите то же, что видят все за столом.
ui-log = Ход игры
ui-log-empty = Пока ничего не произошло.
ui-menu = Меню
ui-speed = Скорость показа
ui-speed-calm = Спокойно
ui-speed-normal = Обычно
ui-speed-quick = Быстро
ui-speed-off = Без показа
ui-skip = Пропустить
ui-since = С вашего прошлого хода
ui-replaying = Показываем ещё раз, что произошло
ui-still-showing = Можно уже выбирать или перейти к настоящему моменту.
ui-keys = Клавиши
ui-keys-title = Клавиши за столом
ui-confirm = Подтвердить
ui-confirm-idle = Сейчас выбирать нечего
ui-undo-last = Взять назад: { $answer }
ui-undo-all = { $n ->
    [one] Взять назад { $n } ответ
    [few] Взять назад { $n } последних ответа
   *[many] Взять назад { $n } последних ответов
}
ui-undo-all-short = Все { $n }
ui-slot-missing = не выбрано
ui-choose-here = Выберите то, что светится на столе.
ui-illegal = Сейчас нельзя: { $why }
ui-waiting-for = Ждём: { $names }.
ui-waiting-since = { $n ->
    [one] Уже { $n } секунду.
    [few] Уже { $n } секунды.
   *[many] Уже { $n } секунд.
}
ui-waiting-minutes = { $n ->
    [one] Уже { $n } минуту.
    [few] Уже { $n } минуты.
   *[many] Уже { $n } минут.
}
ui-sending = Отправляем…
ui-link = Продолжить на другом устройстве
ui-link-help = Создаёт ссылку на ваше место. Она действует один раз и один час; у кого она есть, тот — вы.
ui-link-lost = Связь потеряна. Мы продолжаем попытки; ваш выбор сохранён.
ui-link-connecting = Соединяемся…
ui-your-turn-title = ● Ваш ход
ui-end-title-win = Победа!
ui-end-title-shared = Общая победа!
ui-end-title-other = Победа: { $names }
ui-end-title-others = Общая победа: { $names }
ui-end-rank = Место
ui-end-total = Всего
ui-end-stats = В цифрах
ui-end-tie = Поровну очков
ui-end-tie-none = Равны во всём и делят место: { $names }.
ui-end-level-decides = решает
ui-rematch = Реванш
ui-rematch-go = К реваншу
ui-replay = Посмотреть ещё раз
ui-record = Скачать запись
ui-verify = Как проверить эту партию
ui-verify-help = До первой карты сервер скрепил этой печатью всю случайность партии. Теперь ключ открыт: его SHA-256 — это и есть печать, и с ним можно заново вычислить каждое перемешивание.
ui-verify-command = С записью: shoal verify файл.json
ui-commitment = Печать
ui-commitment-help = SHA-256 секрета, из которого происходит вся случайность этой партии. Секрет раскрывается в конце, чтобы каждый мог проверить.
ui-key = Ключ
ui-key-arrows-help = перемещаться по картам и стопкам
ui-key-enter-help = подтвердить выбор
ui-key-escape-help = на шаг назад
ui-key-u-help = взять назад последний ответ; с Shift — все, какие можно
ui-key-question-help = этот список
ui-key-space = Пробел
ui-key-space-help = закончить показ сцены
ui-key-s-help = перейти к настоящему моменту
ui-key-r-help = правила вкратце
ui-key-l-help = к ходу игры

## The gallery

ui-gallery-title = Карты

## Terminal

cli-range = { $first } – { $last }
cli-place = раунд { $n } из { $of }
cli-rank = место
cli-player = игрок
cli-points = очки
cli-pile = улов
cli-discards = сброс, старые слева
cli-this-round = в этом раунде
cli-worth = Цена
cli-side-right = П
cli-side-left = Л
cli-your-pile = { $side ->
    [right] Улов правой руки
    [left] Улов левой руки
   *[other] Ваш улов
}
cli-scores-nothing = очков не приносит
cli-nobody = никому
cli-kind-card = Карты
cli-kind-food = Корм
cli-kind-mission = Миссии
cli-kind-side = Вдвоём
cli-kind-tie = Карты спора
cli-seated = За столом: { $people }.
cli-seal = Вся случайность этой партии происходит из секретного ключа. Вот его печать (SHA-256); ключ — в конце:
cli-seal-end = Ключ случайности этой партии. Его SHA-256 — это печать: значит, по пути ничего не менялось:
cli-seal-short = печать
cli-key-short = ключ
cli-hint = На каждом вопросе: ? объясняет ответы, help перечисляет команды, quit — выход; партия сохраняется после каждого хода.
cli-prompt = >
cli-nothing-typed = Наберите один из ответов; ? объясняет их.
cli-unknown = «{ $typed }» — такого ответа здесь нет.
cli-allowed = Ответы: { $answers }. Команды: help.
cli-ambiguous = Это может быть { $answers }. Наберите чуть больше.
cli-no-topic = Ничего под названием «{ $topic }» здесь нет. Обо всём рассказывает shoal rules { $name }.
cli-more = ? с названием объясняет что-то одно: карту, корм, миссию.
cli-pass = Передайте экран: { $name }. Теперь нажмите Enter.
cli-reveal = Все выбрали. Нажмите Enter, чтобы открыть карты.
cli-or-change = (Или наберите change и имя: { $names }.)
cli-or-undo = (Или наберите undo и имя: { $names }.)
cli-undo-who = Кто хочет взять ответ назад? Наберите undo и имя: { $names }.
cli-change-who = Кто хочет изменить выбор? Наберите change и имя: { $names }.
cli-press-enter = Нажмите Enter или наберите quit.
cli-undone = Выбор снят. Выберите заново.
cli-help =
    ?             объясняет все ответы на этот вопрос
    ? seal        объясняет карту, корм или миссию
    log           что было в этом раунде и в прошлом (log all: всё)
    table         показать стол ещё раз
    details       сбросы и уловы всех и миссии, подробно
    undo, change  вернуть свой выбор, пока выбирают другие, или взять назад свой
                  последний ответ, если с тех пор никто ничего не взял, не увидел и
                  не ответил (undo 2: два последних, undo all: все)
    quit          выйти; партия сохраняется, как и по Ctrl-C и Ctrl-D
cli-left = Партия сохранена под именем { $name }. Продолжить:
cli-resumed = Продолжаем { $name }.
cli-waiting = Ждёт прерванная партия: { $name }, { $place }. Продолжить: shoal play --resume { $name }
cli-offer = Ждёт прерванная партия: { $name }, { $place }, сохранена { $saved }.
cli-offer-ask = Продолжить её? [Y/n]
cli-wins = Победа: { $names }.
cli-share = Победу делят { $names }.
cli-nobody-wins = Не победил никто.
cli-levels = Кто первый, ступень за ступенью
cli-decides = ← решает
cli-shared-level = На всех ступенях поровну: место общее.
cli-record = Запись сохранена: shoal replay { $name } покажет её, shoal verify { $name } — проверит.
cli-record-written = Запись в файле { $file }.
