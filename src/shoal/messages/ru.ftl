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

## The table ends the game

common-event-end-proposed = { $who } предлагает закончить партию на этом.
common-event-end-agrees = { $who } соглашается закончить партию.
common-event-end-refused = { $who } хочет играть дальше.
common-event-end-withdrawn = { $who } всё-таки хочет играть дальше.
common-event-agreed = Партия окончена по общему согласию. Не победил никто.

## Why an answer is refused

common-why-over = Партия окончена.
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

## Options of a game that are not as they may be

common-option = настройка { $name }
common-option-int = настройка { $name }: { $value } не подходит; нужно целое число от { $min } до { $max }
common-option-bool = настройка { $name }: { $value } не подходит; нужно true или false
common-option-choice = настройка { $name }: { $value } не подходит; нужно одно из: { $choices }
common-option-pick = настройка { $name }: { $value } не подходит; нужно разных — ровно { $n } — из: { $choices }
common-option-pick-empty = настройка { $name }: { $value } не подходит; нужно разных — ровно { $n } — из: { $choices }, или ничего
common-option-cap = настройка { $name }: 0 не подходит там, где играют боты — они могли бы играть вечно; нужно целое число от { $min } до { $max }
common-option-unknown = настройки { $name } нет; есть { $known }
common-option-needs = настройка { $name } действует только вместе с { $needs }, а она выключена
common-option-beyond = { $name }: { $value } — только с настройкой «{ $needs }», а она выключена; без неё — от { $min } до { $max }.

## What went wrong

ui-error-unreachable = Сервер не отвечает. Мы продолжаем попытки; ваш выбор не пропадёт.
ui-error-refused = Сервер отклонил запрос. Обновите страницу и попробуйте ещё раз.
ui-error-not-found = Здесь ничего нет. Проверьте ссылку.
ui-error-table = Такого стола нет. Проверьте ссылку или откройте новый стол.
ui-error-lesson = Такого урока нет. Выберите урок на главной странице.
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
ui-error-end-waiting = Закончить партию по согласию можно, когда за столом все.
ui-error-end-refused = Кто-то хочет играть дальше. Предложить снова можно, когда игра продвинется.
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
ui-rulings = Разъяснения
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

## Lessons

ui-lesson = Урок
ui-lesson-step = Шаг { $n } из { $of }
ui-lesson-back = Назад
ui-lesson-next = Дальше
ui-lesson-show = Показать
ui-lesson-leave = Выйти из урока
ui-lesson-play = Открыть стол
ui-lesson-watch = Смотрите, что будет…
ui-lesson-enough = Здесь урок кончается. Откройте стол, чтобы сыграть целую партию.

## Home

ui-home-pick = Выберите игру
ui-home-players = Игроков: от { $min } до { $max }
ui-home-players-exact = Игроков: { $min }
ui-home-open = Открыть стол
ui-home-of = { $what }: { $game }
ui-home-tables = Ваши столы
ui-home-more = Другие столы
ui-home-your-turn = ваш ход
ui-home-none = Столов пока нет. Откройте стол, и он будет ждать вас здесь.
ui-home-forget = Убрать из списка
ui-home-state-waiting = ждёт игроков
ui-home-state-playing = идёт игра
ui-home-state-over = закончен
ui-home-opened = открыт { $when }
ui-home-watching = вы смотрите
ui-home-bots = { $n ->
    [one] { $n } бот
    [few] { $n } бота
   *[many] { $n } ботов
}
ui-home-with = за столом также: { $names }
ui-home-pitch-krill = Десять роёв криля и планктона, десять китов, все выбирают одновременно. Возьмите самый богатый рой, на который не позарится никто другой.
ui-home-pitch-kraken = Оставьте карту, передайте остальные. Кормите кракена, пока щупальце не дотянется до лайнера, и тащите в логово всё, до чего дотянетесь.
ui-home-pitch-herring = Одно северное море на всех. Выкладывайте тех, кого можете накормить, ешьте чужих и следите за красным: кто закончит ниже разрушения, тот проиграл.
ui-home-pitch-kelp = В зарослях стоят девять блоков, и один из них — осьминог. Один прячется, меняет блоки местами и блефует, другой бросает кубики, плывёт и бьёт.
ui-home-gallery = Посмотреть все карты

## A new table

ui-new-title = Новый стол
ui-new-name = Ваше имя
ui-new-name-help = Его увидят остальные за столом.
ui-new-name-alone = Его увидят только боты: можно не указывать.
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
ui-new-memory-help = Стол помнит за всех то, что знать можно: что ещё не вышло и сколько у кого очков, насколько это известно всем. Без подсказок считайте в уме, как с настоящими картами.
ui-new-create = Открыть стол
ui-new-creating = Открываем…
ui-new-random = случайно
ui-new-turn-on = Включить «{ $option }»
ui-new-unfinished = { $option }: выберите ровно { $n }. Выбрано: { $chosen }.
ui-new-unfinished-or-random = { $option }: выберите ровно { $n } или не выбирайте ничего, тогда решит случай. Выбрано: { $chosen }.
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
ui-wait-local = Эти ссылки работают только на этой машине. Чтобы впустить других, остановите сервис и запустите его снова так, чтобы он слушал вашу сеть:
ui-wait-no-limit = без предела
ui-command-make = Или в папке, где вы запускали make play:
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
# In the narrow strip of a phone, where many play.
ui-player-bot = Бот { $n }
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
ui-still-showing = Дальше выбирать вам: нажмите на то, что у вас на руках, или перейдите к настоящему моменту.
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
ui-undo-all-short = Назад все { $n }
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
ui-agree = Закончить партию…
ui-agree-title = Закончить партию на этом?
ui-agree-help = Партия закончится, как только согласятся все люди за столом; тогда не победит никто, а запись сохранится. Она продолжится, как только кто-то откажется или даст ответ в игре. Боты согласны всегда.
ui-agree-help-alone = Больше спросить некого, поэтому партия закончится сразу. Не победит никто, а запись сохранится. Чтобы продолжить в другой раз, просто уйдите: стол вас подождёт.
ui-agree-propose = Спросить остальных
ui-agree-alone = Закончить партию
ui-agree-wish = Предлагают закончить партию: { $names }.
ui-agree-missing = Ещё не ответили: { $names }.
ui-agree-rule = Нужно согласие всех; ответ в игре — это отказ.
ui-agree-yes = Согласиться
ui-agree-no = Играть дальше
ui-agree-back = Всё-таки играть дальше
ui-agreed-title = Закончена по согласию
ui-agreed = Все за столом согласились закончить партию. Не победил никто.
ui-agreed-points = Очки, если считать сейчас: { $points }.
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
ui-end-lost = проигрыш
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
ui-verify-command = В терминале, со скачанной записью:
ui-commitment = Печать
ui-commitment-help = SHA-256 секрета, из которого происходит вся случайность этой партии. Секрет раскрывается в конце, чтобы каждый мог проверить.
ui-key = Ключ
ui-key-arrows-help = перемещаться по картам и по столу
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
cli-place = раунд { $n }{ $of ->
    [0] { "" }
   *[other] { " " }из { $of }
}
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
cli-seal-open = Эта партия сдана по своему номеру и может быть сдана так снова: её случайность — не секрет. Её печать (SHA-256):
cli-seal-end = Ключ случайности этой партии. Его SHA-256 — это печать: значит, по пути ничего не менялось:
cli-seal-short = печать
cli-key-short = ключ
cli-hint = На каждом вопросе: ? объясняет ответы, help перечисляет команды, quit — выход; партия сохраняется после каждого хода.
cli-prompt = >
cli-nothing-typed = Наберите один из ответов; ? объясняет их.
cli-unknown = «{ $typed }» — такого ответа здесь нет.
cli-allowed = Ответы: { $answers }. Команды: ?, undo, help, quit.
cli-ambiguous = Это может быть { $answers }. Наберите чуть больше.
cli-no-topic = Ничего под названием «{ $topic }» здесь нет. Обо всём рассказывает shoal rules { $name }.
cli-more = ? с названием объясняет что-то одно: карту, правило.
cli-pass = Передайте экран: { $name }. Теперь нажмите Enter.
cli-reveal = Все выбрали. Нажмите Enter, чтобы открыть карты.
cli-or-change = (Или наберите change и имя: { $names }.)
cli-or-undo = (Или наберите undo и имя: { $names }.)
cli-undo-who = Кто хочет взять ответ назад? Наберите undo и имя: { $names }.
cli-change-who = Кто хочет изменить выбор? Наберите change и имя: { $names }.
cli-press-enter = Нажмите Enter или наберите quit.
cli-may-undo = undo берёт назад: { $answer }
cli-undone = Выбор снят. Выберите заново.
cli-help =
    ?             объясняет все ответы на этот вопрос
    ? НАЗВАНИЕ    объясняет что-то одно: карту, правило
    log           что было в этом раунде и в прошлом (log all: всё)
    table         показать стол ещё раз
    details       всё, что на столе, подробно
    undo, change  вернуть свой выбор, пока выбирают другие, или взять назад свой
                  последний ответ, если с тех пор никто ничего не взял, не увидел и
                  не ответил (undo 2: два последних, undo all: все)
    agree         закончить партию совсем, без победителя, если все этого хотят
    quit          выйти; партия сохраняется, как и по Ctrl-C и Ctrl-D
cli-agree = Партия закончится на этом совсем, и не победит никто. Все этого хотят: { $people }?
cli-agree-alone = Партия закончится на этом совсем, и не победит никто. (quit оставит её как есть, чтобы продолжить в другой раз.)
cli-agree-ask = Закончить? [y/N]
cli-agree-not = Партия продолжается.
cli-points-now = Очки сейчас
cli-left = Партия сохранена под именем { $name }. Продолжить:
cli-resumed = Продолжаем { $name }.
cli-waiting = Ждёт прерванная партия: { $label }. Продолжить: shoal play --resume { $name }
cli-offer = Ждёт прерванная партия: { $label }, сохранена { $saved }.
cli-offer-ask = Продолжить её? [Y/n]
cli-wins = Победа: { $names }.
cli-share = Победу делят { $names }.
cli-nobody-wins = Не победил никто.
cli-levels = Кто первый, ступень за ступенью
cli-decides = ← решает
cli-shared-level = На всех ступенях поровну: место общее.
cli-record = Запись сохранена: shoal replay { $name } покажет её, shoal verify { $name } — проверит.
cli-record-written = Запись в файле { $file }.

## The command line: what the commands are for

cli-commands = Команды
cli-games = Игры
cli-short-play = Играть в терминале: против ботов или несколько человек за одним экраном.
cli-short-serve = Запустить веб-сервер и играть в браузере.
cli-short-rules = Объяснить игру, карту или миссию.
cli-short-games = Перечислить игры.
cli-short-lesson = Научиться игре, играя: короткий урок.
cli-short-sim = Дать ботам сыграть много партий и показать статистику.
cli-short-replay = Показать запись партии шаг за шагом, словами.
cli-short-verify = Проверить, что запись партии верна.
cli-short-check = Проверить файлы сценариев: вопросы о правилах.
cli-short-warm = Скомпилировать правила всех игр сейчас, а не к первой партии.
cli-click-usage = Вызов:
cli-click-options = Ключи
cli-click-aborted = Остановлено.
cli-click-error = Ошибка: { $message }
cli-click-help = Показать эту справку и выйти.
cli-click-version = Показать версию и выйти.
cli-click-default = иначе: { $default }
cli-click-try = Справка: { $command } { $option }
cli-click-invalid = Не подходит: { $message }
cli-click-invalid-for = Не подходит для { $param-hint }: { $message }
cli-click-no-command = Не хватает команды.
cli-click-missing = Не хватает:
cli-click-no-option = Ключа { $name } нет.
cli-click-meant = Может быть, { $possibility }?
cli-click-meant-one = Может быть, что-то из этого: { $possibilities }?
cli-click-no-value = Ключу { $name } нужно значение.
cli-click-no-flag = Ключу { $name } значение не нужно.
cli-click-extra = Это лишнее: { $args }
cli-click-number = { $value } — не такое число, какое здесь нужно.
cli-click-range = { $value } не входит в границы: { $range }.
cli-click-choice = { $value } — ни одно из { $choices }.
cli-click-no-file = { $filename }: такого файла нет.
cli-click-is-file = { $filename } — это файл.
cli-click-is-folder = { $filename } — это папка.
cli-about-shoal =
    Морские игры в терминале и в браузере.

    shoal play krill                      играть против трёх ботов
    shoal play krill --help               все настройки игры
    shoal rules krill squid               что делает карта
    shoal sim krill -n 100000             что за игра, когда играют боты
    shoal serve --open                    играть в браузере

    Каждая команда объясняет себя с --help.
cli-about-play =
    Играть в терминале: против ботов или несколько человек за одним экраном.

    shoal play krill                      вы против трёх ботов
    shoal play krill --help               все настройки игры
    shoal play --resume                   продолжить прерванную партию
    shoal play --list                     партии, которые ждут
cli-about-play-game =
    Играть в «{ $title }». Вы на месте 1, на остальных боты.

    На каждом вопросе ? объясняет ответы, а help перечисляет команды. Партия сохраняется после каждого хода; Ctrl-C или Ctrl-D — выход.

    shoal play { $game }
    shoal play { $game } --humans Аня,Боря --bots random
    shoal play { $game } --seat 1=instinct --seat 2=me:Аня
    shoal play { $game } --seed 7 --plain < answers.txt
cli-about-serve =
    Запустить веб-сервер и играть в браузере. Ctrl-C останавливает его; столы никуда не денутся.

    shoal serve --open                    для этой машины
    shoal serve --host 0.0.0.0            для всех в этой сети
cli-about-lesson =
    Научиться игре, играя: несколько шагов говорят, что делать, и показывают, что будет, а потом ходите вы сами.

    shoal lesson krill

    Если уроков несколько, назовите один: shoal lesson kelp shark.
cli-lesson-enter = Нажмите Enter, чтобы идти дальше.
cli-lesson-left = На этом урок окончен. Целую партию начинает shoal play { $game }.
cli-error-lesson-which = { $game }: уроков несколько, скажите, какой: { $known }
cli-error-lesson = { $game }: нет урока «{ $given }»; есть: { $known }
cli-about-rules =
    Объяснить игру или одну из её карт, корм, миссию. Достаточно начала названия.

    shoal rules krill
    shoal rules krill кальмар
    shoal rules krill китовая акула
cli-about-games =
    Перечислить игры и сколько человек могут в них играть.

    shoal games
cli-about-sim =
    Дать ботам сыграть много партий и показать очки, первые места и скорость.

    shoal sim krill -n 100000
    shoal sim krill --help                все настройки игры
cli-about-sim-game =
    Дать ботам сыграть много партий в «{ $title }» и показать, что вышло.

    Первое место, которое делят k мест, считается за 1/k; интервалы Уилсона, 95 %. То же число --seed повторяет партии.

    shoal sim { $game } -n 100000
    shoal sim { $game } -n 20000 --bots random
    shoal sim { $game } -n 20000 --json numbers.json
cli-about-replay =
    Показать запись партии словами. Вместо файла годится имя, которое напечатала команда «shoal play».

    В конце сообщит, если партия кончается иначе, чем сказано в записи; код выхода тогда 1.

    shoal replay my-game.json             вся партия подряд
    shoal replay krill-1 --steps          шаг за шагом, со столом
    shoal replay krill-1 --seat 2         то, что было известно на месте 2
cli-about-verify =
    Проверить записи партий: тот ли ключ был обещан при открытии стола, все ли ходы по правилам и так ли всё кончается, как сказано в записи.

    Вместо файла годится имя, которое напечатала команда «shoal play». Код 0: всё верно. 1: что-то неверно. 2: файл не читается. Формат описан в docs/records.md.

    shoal verify my-game.json
    shoal verify krill-1
cli-about-check =
    Проверить сценарии: маленькие файлы TOML, которые задают вопрос о правилах и говорят, что должно быть верно.

    Папка означает все файлы .toml в ней. Код 0: всё верно. 1: что-то неверно. 2: файл не читается. Формат описан в docs/scenarios.md.

    shoal check my-question.toml
    shoal check tests/scenarios/krill
cli-about-warm =
    Скомпилировать правила всех игр сейчас, а не когда начнётся первая партия.

    Один раз это занимает несколько минут; потом всё берётся из кэша. Скомпилированное лежит в папке кэша пользователя или в папке, которую называет SHOAL_CACHE. То, чем две недели никто не пользовался, удаляется.

    shoal warm
cli-play-one = Играть: { $name }; настройки — флагами.
cli-sim-one = Моделировать: { $name }; настройки — флагами.

## The command line: flags

cli-flag-lang = Язык. [иначе: SHOAL_LANG или язык системы]
cli-flag-plain = Без цвета.
cli-flag-seat = Кто на месте N: me (я) или бот. По разу на место, например --seat 1=me:Аня --seat 2=instinct.
cli-flag-humans = Несколько человек за этим экраном: сколько или как зовут: --humans Аня,Боря. Они займут первые свободные места. 0: играют только боты, а вы смотрите. [иначе: 1]
cli-flag-bots = Кто на остальных местах: один бот на все или по боту на каждое. Боты: { $bots }.
cli-flag-seed = Сыграть партию с этим номером, её можно повторить. [иначе: секретный ключ, который откроют в конце]
cli-flag-memory = Подсказки памяти: стол показывает то, что знать можно, но пришлось бы помнить, например что ещё не вышло.
cli-flag-record = Записать партию ещё и туда.
cli-flag-resume = Продолжить прерванную партию: последнюю или с этим именем.
cli-flag-list = Перечислить прерванные партии.
cli-flag-forget = Удалить прерванную партию.
cli-flag-resume-plain = Без цвета (вместе с --resume).
cli-flag-components = Ваш файл компонентов, с числами, отличными от восстановленных.
cli-flag-needs = Только вместе с { $flag }.
cli-flag-pick = { $n } из: { $choices }; через запятую.
cli-flag-default = [иначе: { $value }]
cli-flag-host = Слушать по этому адресу; 0.0.0.0 впускает и других.
cli-flag-port = 0 — любой свободный порт.
cli-flag-data = Папка базы данных; иначе SHOAL_DATA или папка данных пользователя.
cli-flag-open = Открыть браузер, когда сервер готов.
cli-flag-sim-n = Сколько партий. [иначе: 1000]
cli-flag-sim-bots = Один бот на все места или по боту на каждое, через запятую. Боты: { $bots }.
cli-flag-sim-seed = Другое число — другие партии. [иначе: 0]
cli-flag-sim-threads = Сколько одновременно; 0: все ядра, начиная с 2000 партий. [иначе: 0]
cli-flag-sim-json = Записать туда все числа.
cli-flag-replay-steps = Показывать весь стол после каждого шага и ждать Enter.
cli-flag-replay-seat = Показать так, как видели с места N. [иначе: как зритель]
cli-flag-replay-memory = С подсказками памяти.
cli-flag-quiet = Печатать только то, что неверно.
cli-flag-keep = Не удалять скомпилированное, которым две недели никто не пользовался.

## The command line: what goes wrong

cli-error-whole = «{ $value }» — не целое число от { $min } до { $max }.
cli-error-only = «{ $value }» не подходит: возможно только { $min }.
cli-error-misfit = содержимое не подходит к игре
cli-error-command = Команды «{ $name }» нет. Есть: { $known }.
cli-error-game = Игры «{ $name }» нет. Есть: { $known }.{ $like ->
    [none] { "" }
   *[other] { " " }Может быть, { $like }?
}
cli-error-topic = В { $game } нет ничего под названием «{ $topic }». Есть: { $known }.
cli-error-no-topics = В { $game } нет ничего под названием «{ $topic }». Каталог игры ничего не объясняет.
cli-error-game-with-resume = --resume, --list и --forget пишут без игры, например: shoal play --resume ИМЯ
cli-error-no-save = Прерванной партии «{ $name }» нет. Есть: { $known }.
cli-error-no-saves = Прерванной партии «{ $name }» нет, и других тоже.
cli-error-nothing-waits = Прерванных партий нет, продолжать нечего.
cli-error-write = не удаётся записать { $path }: { $reason }
cli-error-read = не удаётся прочитать { $path }: { $reason }
cli-error-save-large = { $path }: файл слишком велик для сохранённой партии
cli-error-save-json = { $path } — повреждённый файл: это не JSON. Удалить его: shoal play --forget { $name }
cli-error-save-other = { $path } — не партия, сохранённая этой версией Shoal. Удалить файл: shoal play --forget { $name }
cli-error-save-damaged = { $path } — повреждённый файл ({ $reason }). Удалить его: shoal play --forget { $name }
cli-error-save-game = { $name }: { $reason }. SHOAL_GAMES называет модули игр, которые лежат не в Shoal
cli-error-save-open = { $name }: партия открыта в другом терминале
cli-error-file = { $what }: { $reason }
cli-error-record-exists = --record { $path }: такой файл уже есть; назовите другой
cli-error-record-folder = --record { $path }: папки { $folder } нет
cli-error-seat = --seat { $given }: напишите 1=me:Аня или 2=instinct. Кто может сидеть: { $kinds }.
cli-error-seat-number = --seat { $given }: места { $seat } нет; есть места от 1 до { $seats }.
cli-error-seat-kind = --seat { $given }: «{ $kind }» там сидеть не может. Могут: { $kinds }.
cli-error-seat-twice = --seat { $seat } указано дважды.
cli-error-humans = --humans { $given }: укажите число или имена, например Аня,Боря.
cli-error-humans-many = --humans: людей { $n }, а свободных мест { $free }; сколько играет всего, говорит --players.
cli-error-bot = --bots: бота «{ $bot }» нет. Есть: { $known }.
cli-error-bots-count = --bots называет ботов: { $n }, а мест для них осталось { $free }. Назовите одного или каждого.
cli-error-replay-seat = --seat { $seat }: в этой партии места от 1 до { $seats }.
cli-error-no-folder-files = { $path }: в этой папке нет файлов .toml
cli-error-serve = Веб-серверу нужно больше пакетов, чем остальному. Установить их: pip install 'shoal[server]' (нет модуля { $module })

## The command line: what the commands say

cli-deleted = Удалено: { $name }.
cli-list-none = Прерванных партий нет.
cli-list-one = сохранено { $saved }
cli-game-players = { $name }, игроков: от { $min } до { $max }
cli-game-players-exact = { $name }, игроков: { $min }
cli-replay-differs = Запись неверна: { $reason }.
cli-record-ends = На этом запись кончается; партия не закончена.
cli-next-step = Enter: следующий шаг. Ctrl-D: стоп.
cli-warm-many = Компилируем правила: { $games } …
cli-warm-name = { $name }: в очереди
cli-warm-entry = { $name }: компиляция, { $entry }
cli-warm-done = { $name }: готово
cli-warm-off = Задано NUMBA_DISABLE_JIT: правила работают без компиляции, делать нечего.
cli-warm-deleted = { $n ->
    [one] Удалена { $n } папка старого скомпилированного кода.
    [few] Удалены { $n } папки старого скомпилированного кода.
   *[many] Удалено { $n } папок старого скомпилированного кода.
}
cli-warm-loading = Загружаем правила (в первый раз — около минуты)
cli-check-sum = { $n ->
    [one] { $n } сценарий
    [few] { $n } сценария
   *[many] { $n } сценариев
}: верно { $held }{ $failed ->
    [0] {""}
   *[other] , неверно { $failed }
}{ $unreadable ->
    [0] {""}
   *[other] , не читается { $unreadable }
}
cli-check-large = файл слишком велик для сценария ({ $n } байт)
cli-verify-folder = это папка
cli-verify-odd-file = это не обычный файл
cli-verify-large = файл слишком велик для записи партии ({ $n } байт)
cli-verify-no-file = такого файла нет
cli-verify-waits = эта партия ещё не доиграна; запись появится, когда она закончится
cli-verify-no-text = это не текстовый файл, а запись партии — это JSON
cli-verify-no-json = это не JSON; см. строку { $line }, столбец { $column }
cli-verify-odd-json = это не JSON записи партии
cli-verify-damaged = запись повреждена: { $reason }
cli-verify-seal = печать { $seal }… цела
cli-verify-components = компоненты — не те, что в Shoal ({ $digest }…)
cli-verify-moves = ходов по правилам: { $n }
cli-verify-unfinished = пока верна: { $what }; партия не закончена
cli-verify-holds = верна: { $what }. { $points }. Первое место: { $winners }
cli-sim-games = партий
cli-sim-seats = мест: { $n }
cli-sim-stopped = Остановлено, партий: { $n } из { $of }.
cli-sim-seat = №
cli-sim-bot = бот
cli-sim-mean = средн.
cli-sim-sd = откл.
cli-sim-min = мин.
cli-sim-max = макс.
cli-sim-first = 1-е
cli-sim-shared = Первое место поделено: { $n } ({ $share } %).
cli-sim-nobody = Не победил никто: { $n }.
cli-sim-end = { $n } × { $end }
cli-sim-ends = Концы: { $ends }.
cli-sim-speed = Партий: { $games }, решений: { $decisions }, время: { $seconds } с, потоков: { $threads }. Партий в секунду: { $rate }, решений: { $speed }. Seed { $seed }.
