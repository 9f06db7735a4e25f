### «Кракен, вверх!»: всё, что говорит игра.
### Параметры: $hand — имя игрока, $card — карта, $cards — перечень карт или их число,
### $n, $of, $height, $food, $number и $points — числа.

kraken-name = Кракен, вверх!
# The name where there is little room.
kraken-short-name = Кракен, вверх!

## Карты

kraken-card-baby = Кракенёнок
    .acc = Кракенёнка
kraken-card-crab = Краб
    .acc = Краба
kraken-card-chest = Затонувший сундук
kraken-card-tuna = Тунец
    .acc = Тунца
kraken-card-diver = Водолаз
    .acc = Водолаза
kraken-card-mermaid = Русалка
    .acc = Русалку
kraken-card-submarine = Подлодка
    .acc = Подлодку
kraken-card-shark = Акула
    .acc = Акулу
kraken-card-swimmer = Пловец
    .acc = Пловца
kraken-card-boat = Рыбацкая лодка
    .acc = Рыбацкую лодку
kraken-card-ship = Круизный лайнер

## Короткие названия, напечатанные на картах

kraken-short-baby = Кракенёнок
    .acc = Кракенёнка
kraken-short-crab = Краб
    .acc = Краба
kraken-short-chest = Сундук
kraken-short-tuna = Тунец
    .acc = Тунца
kraken-short-diver = Водолаз
    .acc = Водолаза
kraken-short-mermaid = Русалка
    .acc = Русалку
kraken-short-submarine = Подлодка
    .acc = Подлодку
kraken-short-shark = Акула
    .acc = Акулу
kraken-short-swimmer = Пловец
    .acc = Пловца
kraken-short-boat = Лодка
    .acc = Лодку

## Для чего карты и что на них напечатано ($food — сколько щупалец даёт корм, $height: 0 — логово)

kraken-height = { $n ->
    [0] Логово
    [4] Лайнер
   *[other] Высота { $n }
}
kraken-height-short = { $n ->
    [0] Л
   *[other] { $n }
}
kraken-food = { $n ->
    [0] не корм
    [one] корм на { $n } карту щупальца
    [few] корм на { $n } карты щупальца
   *[many] корм на { $n } карт щупальца
}
kraken-help-baby = Сразу попадает в логово. В конце очки получают первое и второе место по числу кракенят; при равенстве их делят.
kraken-help-crab = Немного корма или мелочь, которой в логове ничто не грозит.
kraken-help-chest = Сразу попадает в логово, и там ему ничто не грозит.
kraken-help-tuna = Лучший корм. Выложенный, плавает у самого логова.
kraken-help-diver = Немного корма или добыча у самого логова.
kraken-help-mermaid = Считаются в конце наборами до трёх: чем больше набор, тем лучше. Четвёртая начинает новый набор.
kraken-help-submarine = Не корм. Хорошая добыча на полпути наверх.
kraken-help-shark = Хороший корм или хорошая добыча, если щупальце дотянется.
kraken-help-swimmer = Немного корма или хорошая добыча, если щупальце дотянется.
kraken-help-boat = Не корм. Лучшая добыча, если щупальце дотянется.
kraken-help-ship = Плывёт на высоте 4. Щупальце, дотянувшись, хватает лучший из оставшихся и тут же втягивается.
kraken-help-babies = Больше всех — { $first } очк., второе место — { $second }.
kraken-help-mermaids = Одна, две или три приносят { $one }, { $two } или { $three } очк.
kraken-help-points = { $n ->
    [one] { $n } очко в логове.
    [few] { $n } очка в логове.
   *[many] { $n } очков в логове.
}
kraken-help-place = { $height ->
    [0] Выложенная карта сразу в логове, и её не отнять.
   *[other] Выложенная карта лежит на высоте { $height }, пока не втянется щупальце такой высоты; если до конца раунда до неё не дотянуться, она пропадает.
}
kraken-help-feed = { $food ->
    [0] Как корм ничего не даёт, но её можно выбросить.
    [one] Скормленная кракену, наращивает щупальце на { $food } карту.
    [few] Скормленная кракену, наращивает щупальце на { $food } карты.
   *[many] Скормленная кракену, наращивает щупальце на { $food } карт.
}

## Настройки

kraken-option-players = Игроки
    .help = От двух до четырёх. Чем меньше игроков, тем больше карт на руке и тем чаще рука возвращается.
kraken-option-use = Выложить или скормить
    .help = Когда решать, выложить карту или скормить её.
kraken-option-use-after = После того как карты открыты
    .help = Как напечатано в правилах: все открывают карты, затем все тайно решают, что с ними делать.
kraken-option-use-together = Вместе с картой
    .help = Быстрее: карта и её применение — один тайный выбор.
kraken-option-reshuffle = Замешивать сброс перед вторым раундом
    .help = Перед вторым раундом все сброшенные карты возвращаются в колоду. Без этого второй раунд раздаётся из ещё не виденных карт, и счёт карт окупается.

## Что спрашивают

kraken-ask-card = Какую карту оставить себе?
kraken-ask-last-card = Осталась одна карта.
kraken-ask-use = { $card }: выложить или скормить?

## Ответы

kraken-answer-place = Выложить
kraken-answer-feed = Скормить

## Почему нельзя

kraken-why-not-asked = Сейчас об этом не спрашивают.
kraken-why-other-question = Сейчас спрашивают о другом.
kraken-why-not-in-hand = Этой карты нет на руке.

## Что происходит

kraken-event-round = Раунд { $n } из { $of }: каждому сдано карт — { $cards }.
kraken-event-shown = { $hand } открывает: { $card }.
kraken-event-lair = { $hand } кладёт в логово: { $card }.
kraken-event-placed = { $hand } выкладывает на высоту { $height }: { $card }.
kraken-event-fed = { $hand } кормит кракена: { $card }, { $food ->
    [one] { $food } карта щупальца
    [few] { $food } карты щупальца
   *[many] { $food } карт щупальца
}.
kraken-event-fed-wasted = { $hand } кормит кракена: { $card }. Выше лайнера ничего не растёт, корм пропадает: { $n }.
kraken-event-fed-nothing = { $hand } выбрасывает: { $card }, это не корм.
kraken-event-grew = { $hand }: щупальце растёт до высоты { $height }, карта { $number }.
kraken-event-grabbed = { $hand } хватает круизный лайнер, очки: { $points }.
kraken-event-retracted = { $hand }: щупальце втягивается с высоты { $height } и ловит: { $cards }.
kraken-event-retracted-empty = { $hand }: щупальце втягивается с высоты { $height } и больше ничего не ловит.
kraken-event-stayed = Лайнеров не осталось. { $hand }: щупальце остаётся на высоте 4 до конца раунда.
kraken-event-lost = { $hand } не дотягивается и теряет: { $cards }.
kraken-event-passed = Все передают руки дальше, следующему игроку.
kraken-event-over = Игра окончена. Считаем, что в логовах.

## Чем кончилась игра

kraken-end-rounds = последний раунд

## Фазы

kraken-phase-select = Все выбирают карту
kraken-phase-use = Выложить или скормить
kraken-phase-resolve = Карты ложатся, щупальца растут
kraken-phase-ships = Хватают лайнер
kraken-phase-pass = Руки идут дальше
kraken-phase-retract = Все щупальца втягиваются
kraken-phase-deal = Новая раздача
kraken-phase-over = Подсчёт

## Правила вкратце

kraken-rules = Правила вкратце
kraken-rules-pick = Выбор
    .help = Каждый тайно оставляет себе одну карту с руки, затем все открывают.
kraken-rules-use = Выложить или скормить
    .help = Карта ложится на свою высоту над логовом, карты «Л» — прямо в логово. Или её сбрасывают ради корма: каждый корм наращивает щупальце на одну карту.
kraken-rules-ship = Круизный лайнер
    .help = Он плывёт на высоте 4. Щупальце, дотянувшись, хватает лучший из оставшихся и тут же втягивается. Если дотянулись несколько, первым берёт тот, у кого в щупальце самое маленькое число. Если лайнеров нет, щупальце остаётся на высоте 4.
kraken-rules-retract = Втягивание
    .help = Втягиваясь, щупальце забирает в логово все карты до своей высоты. Очки приносит только логово.
kraken-rules-pass = Передача
    .help = Руки идут налево, следующему игроку; что передано, то вам известно.
kraken-rules-end = Конец раунда
    .help = Когда карты на руках кончились, все щупальца втягиваются, а до чего не дотянулись — пропадает. После двух раундов побеждает тот, у кого больше очков; при равенстве победа общая.
kraken-rules-babies = Кракенята
    .help = Очки получают первое и второе место по их числу; при равенстве очки делят с округлением вниз, а ничья за первое место отменяет второе.
kraken-rules-mermaids = Русалки
    .help = Наборы из одной, двух или трёх; четвёртая начинает новый набор.
kraken-rules-cards = Карты

## Стол, в браузере и в терминале

kraken-ui-round = Раунд { $n } из { $of }
kraken-ui-turn = Ход { $n } из { $of }
kraken-ui-ships = Круизные лайнеры
kraken-ui-ships-none = не осталось
kraken-ui-ship = Круизный лайнер, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
kraken-ui-tentacle = Щупальце
kraken-ui-tentacle-height = { $n ->
    [0] щупальца нет
   *[other] щупальце на высоте { $n }
}
kraken-ui-tentacles = Колода щупалец
kraken-ui-deck = Колода
kraken-ui-left = осталось { $n }
kraken-ui-unseen = Ещё не видены
kraken-ui-undealt = Не сданы
kraken-ui-hand = Ваша рука
kraken-ui-hand-of = Рука: { $hand }
kraken-ui-known = Эту руку вы передали
kraken-ui-passes-to = Дальше получает { $hand }
kraken-ui-lair = Логово
kraken-ui-lair-empty = пока ничего не поймано
kraken-ui-discards = Сброс
kraken-ui-discards-fed = Скормлено
kraken-ui-discards-lost = Не дотянулись
kraken-ui-discards-none = пока ничего не сброшено
kraken-ui-points = { $n } очк.
kraken-ui-column-food = Корм
kraken-ui-column-height = Высота
kraken-ui-column-points = Очки
kraken-ui-column-copies = Всего
kraken-ui-food = корм { $n }
kraken-ui-outlook-lair = { $points ->
    [one] { $points } очко, надёжно
    [few] { $points } очка, надёжно
   *[many] { $points } очков, надёжно
}
kraken-ui-outlook-reach = { $points ->
    [one] { $points } очко, когда щупальце втянется
    [few] { $points } очка, когда щупальце втянется
   *[many] { $points } очков, когда щупальце втянется
}
kraken-ui-outlook-needs = { $points ->
    [one] { $points } очко, нужно щупальце высоты { $height }
    [few] { $points } очка, нужно щупальце высоты { $height }
   *[many] { $points } очков, нужно щупальце высоты { $height }
}
kraken-ui-outlook-grows = { $n ->
    [0] ничего не растёт
   *[other] щупальце до высоты { $height }
}
kraken-ui-outlook-wasted = корм пропадёт: { $n }
kraken-ui-outlook-ship = дотянется до лайнера, очки: { $points }
kraken-ui-outlook-catch = { $points ->
    [0] ловить нечего
    [one] поймает { $points } очко
    [few] поймает { $points } очка
   *[many] поймает { $points } очков
}

## Стол в браузере

kraken-ui-times = { $card } ×{ $n }
kraken-ui-at = { $place }: { $cards }
kraken-ui-sea-of = { $name }: { $parts }
kraken-ui-ship-of = Круизный лайнер, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, его хватает { $name }
kraken-ui-shown = открыто: { $card }
kraken-ui-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
kraken-ui-all-seas = Все моря и логова
kraken-ui-reveal = Все карты открыты.
kraken-ui-outlook-lost = пропадёт: до высоты { $height } щупальце к концу раунда не дотянется
kraken-ui-pick-hint = Выбранное — ваше. Остальную руку получает { $name }.
kraken-ui-pick-card = Выберите карту
kraken-ui-pick-use = Решайте
kraken-ui-chosen = Вы оставляете { $card-acc }.
kraken-ui-chosen-place = Вы выкладываете { $card-acc }.
kraken-ui-chosen-feed = Вы скармливаете { $card-acc }.
kraken-ui-may-change = До тех пор выбор можно изменить.
kraken-ui-do-keep = Оставить { $card-acc }
kraken-ui-do-keep-instead = Сменить на { $card-acc }
kraken-ui-do-place = Выложить { $card-acc }
kraken-ui-do-place-lost = Выложить { $card-acc } зря
kraken-ui-do-feed = Скормить { $card-acc }
kraken-ui-do-feed-wasted = Скормить { $card-acc }, −{ $n }
kraken-ui-do-discard = Выбросить { $card-acc }
kraken-ui-key-digits = Карта с руки, по счёту слева
kraken-ui-key-place = Выложить
kraken-ui-key-feed = Скормить
kraken-ui-key-seas = Все моря и логова

## Конец

kraken-end-cards = Карты
kraken-end-babies = Кракенята
kraken-end-mermaids = Русалки
kraken-end-ships = Лайнеры
kraken-end-total = Итого
kraken-end-lairs = Что в логовах
kraken-end-stat-catch = { $n ->
    [0] щупальцем ничего не поймано
    [one] лучший улов: { $n } карта
    [few] лучший улов: { $n } карты
   *[many] лучший улов: { $n } карт
}
kraken-end-stat-grew = { $n ->
    [one] выросла { $n } карта щупальца
    [few] выросли { $n } карты щупальца
   *[many] выросло { $n } карт щупальца
}
kraken-end-stat-lost = { $n ->
    [0] ничего не потеряно
    [one] потеряна { $n } карта
    [few] потеряны { $n } карты
   *[many] потеряно { $n } карт
}
kraken-level-points = Очки

## Уроки

kraken-lesson-first = Первый урок
kraken-lesson-first-welcome = Вы — кракен на дне. То, что плавает над вашим логовом, принесёт очки, только когда его затянет щупальце. А наверху ждут лайнеры.
kraken-lesson-first-pick = Каждый тайно оставляет себе одну карту, остальные передаёт. Рыбацкая лодка стоит 7 очков, но плывёт на высоте 3. Оставьте её.
kraken-lesson-first-pick-instead = Такие карты вам ещё встретятся. На этот раз оставьте Рыбацкую лодку.
kraken-lesson-first-place = Выложить или скормить? Выложенная лодка ждёт на высоте 3, пока до неё не дотянется щупальце. Корма в ней нет, так что выложите.
kraken-lesson-first-place-instead = Скормить лодку — всё равно что выбросить: корма в ней нет. Выложите её.
kraken-lesson-first-hungry = Карты перешли к соседям. Ваше щупальце на высоте 2, а лайнеры — на высоте 4. Корма в Тунце на две карты: оставьте Тунца.
kraken-lesson-first-hungry-instead = Не хватает ещё двух высот, и столько корма есть только в Тунце. Оставьте Тунца.
kraken-lesson-first-feed = Скормите его: Тунца не станет, зато щупальце вырастет на две карты.
kraken-lesson-first-feed-instead = Выложенный Тунец стоит 3 очка, а лайнер — 8. Скормите Тунца.
kraken-lesson-first-ship = Дотянулись! Лайнер ваш, щупальце втягивается, и лодка, что была ниже его кончика, тоже попадает в логово: 8 и 7 очков.
kraken-lesson-first-free = В этом вся игра: поймать или съесть? Всё, до чего вы не дотянетесь к концу раунда, пропадёт. Теперь ваш ход, против ботов.
