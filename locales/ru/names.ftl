# What things are called: games, sides, pieces, ranks, shapes, options and presets.

## Games

game-sixth-name = SIXTH!
game-sixth-summary = Стройте башни из дисков: чем выше башня, тем лучше она ходит. Первый король выигрывает.
game-six-name = Six
game-six-summary = Кладите шестиугольники: побеждают шесть своих в линии, треугольнике или круге.
game-27-name = 27
game-27-summary = Ведите башни вдоль ряда: побеждает более высокая башня на дальнем конце.

## Sides

side-silver = Серебристые
side-brown = Коричневые
side-red = Красные
side-black = Чёрные
side-white = Белые

## SIXTH!: pieces and ranks

piece-pawn = Пешка
piece-hunchback = Горбун
piece-giant = Гигант
piece-milady = Миледи
piece-pawn-summary = Считается за 1.
piece-hunchback-summary = Считается за 1. На него ничего нельзя ставить.
piece-giant-summary = Считается за 2.
piece-milady-summary = Считается за 1 и не принадлежит никому. Пока она видна, на неё нужно встать.

rank-pawn = Пешка
rank-rook = Ладья
rank-knight = Конь
rank-bishop = Слон
rank-queen = Ферзь
rank-king = Король

## Six: shapes

shape-line = Линия
shape-triangle = Треугольник
shape-circle = Круг

## 27: discs

disc-black = Чёрный
disc-white = Белый
disc-grey = Серый
disc-red = Красный

## Options of SIXTH!

option-sixth-kings-name = Шесть королей
option-sixth-kings-summary = Каждый король — очко, шесть очков — победа.
option-sixth-milady-name = Миледи
option-sixth-milady-summary = Один нейтральный диск; пока он виден, на него нужно встать.
option-sixth-milady-beside-name = Миледи рядом с доской
option-sixth-milady-beside-summary = Любой игрок может поставить её на край.
option-sixth-milady-square-name = Миледи на клетке
option-sixth-milady-square-summary = Она с самого начала стоит на крайней клетке.
option-sixth-milady-silver-name = Миледи для серебристых
option-sixth-milady-silver-summary = За неё заплатили только серебристые, и только они ставят и двигают её.
option-sixth-milady-brown-name = Миледи для коричневых
option-sixth-milady-brown-summary = За неё заплатили только коричневые, и только они ставят и двигают её.
option-sixth-hunchbacks-name = Горбуны
option-sixth-hunchbacks-summary = По 11 пешек и одному Горбуну; на Горбуна ничего нельзя ставить.
option-sixth-giants-name = Гиганты
option-sixth-giants-summary = По 11 пешек и одному Гиганту; Гигант считается за два.
option-sixth-armies-name = Армии
option-sixth-armies-summary = По 12 очков: пешка 1, Гигант 2, Горбун 3, Миледи 2.
option-sixth-silver-name = Армия серебристых
option-sixth-silver-summary = Выбрана до партии, вместо того чтобы тратить очки по ходу игры.
option-sixth-brown-name = Армия коричневых
option-sixth-brown-summary = Выбрана до партии, вместо того чтобы тратить очки по ходу игры.

## Options of Six

option-six-first-edition-name = Первое издание
option-six-first-edition-summary = Пустой стол и по 19 фишек.
option-six-players-name = Четыре игрока
option-six-players-summary = Две команды по двое; команда побеждает вместе.

## Options of 27

option-27-advanced-name = Сложнее
option-27-advanced-summary = Серый диск под башней можно брать с собой.
option-27-expert-name = Для знатоков
option-27-expert-summary = Серые и красные диски можно брать с собой.

## Presets, each with its variant

# sixth
preset-sixth-plain-name = Обычная
preset-sixth-plain-summary = По 15 пешек, и первый король выигрывает.
# sixth:kings
preset-sixth-kings-name = Шесть королей
preset-sixth-kings-summary = Каждый король — очко, шесть очков — победа.
# sixth:milady
preset-sixth-milady-name = Миледи
preset-sixth-milady-summary = По 12 пешек, а Миледи рядом с доской.
# sixth:milady=c1
preset-sixth-milady-placed-name = Миледи на доске
preset-sixth-milady-placed-summary = По 12 пешек, а Миледи с самого начала на c1.
# sixth:hunchbacks
preset-sixth-hunchbacks-name = Горбуны
preset-sixth-hunchbacks-summary = По 11 пешек и одному Горбуну.
# sixth:giants
preset-sixth-giants-name = Гиганты
preset-sixth-giants-summary = По 11 пешек и одному Гиганту.
# sixth:armies
preset-sixth-armies-name = Армии
preset-sixth-armies-summary = По 12 очков, которые тратятся по ходу игры.
# sixth:milady,armies
preset-sixth-armies-milady-name = Армии с Миледи
preset-sixth-armies-milady-summary = Оба заплатили за Миледи: по 10 очков.
# sixth:milady=silver,armies
preset-sixth-armies-payer-name = Армии, платит один
preset-sixth-armies-payer-summary = За Миледи заплатили только серебристые: 10 очков против 12.
# sixth:armies,silver=7p1h1g,brown=12p
preset-sixth-armies-fixed-name = Готовые армии
preset-sixth-armies-fixed-summary = Диски выбраны до партии: здесь особые диски против двенадцати пешек.
# sixth:kings,milady,armies
preset-sixth-grand-name = Всё сразу
preset-sixth-grand-summary = Шесть королей с армиями и Миледи: долгая и богатая игра.
# six
preset-six-plain-name = Обычная
preset-six-plain-summary = По 20 фишек и две фишки для начала.
# six:first-edition
preset-six-first-edition-name = Первое издание
preset-six-first-edition-summary = По 19 фишек и пустой стол.
# six:players=4
preset-six-teams-name = Команды
preset-six-teams-summary = Две команды по двое, по 10 фишек в каждой руке.
# six:first-edition,players=4
preset-six-first-edition-teams-name = Первое издание, команды
preset-six-first-edition-teams-summary = Две команды по двое, по 9 фишек в каждой руке и пустой стол.
# 27
preset-27-plain-name = Обычная
preset-27-plain-summary = Девять полей, по девять дисков.
# 27:advanced
preset-27-advanced-name = Сложнее
preset-27-advanced-summary = Серый диск под башней можно брать с собой.
# 27:expert
preset-27-expert-name = Для знатоков
preset-27-expert-summary = Серые и красные диски можно брать с собой.
