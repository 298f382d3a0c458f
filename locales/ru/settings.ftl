# The settings.

settings-theme = Светлая или тёмная тема
settings-theme-auto = Как на устройстве
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-contrast = Знаки на фишках
settings-contrast-auto = Неброские
settings-contrast-high = Чёткие
settings-motion = Движение
settings-motion-auto = Как на устройстве
settings-motion-full = Показывать, как идут ходы
settings-motion-still = Без движения
settings-safety = Защита от случайного хода
settings-safety-none = Ход делается сразу
settings-safety-undo = Немного времени на отмену
settings-safety-confirm = Подтверждать каждый ход
settings-sound = Звук
settings-coordinates = Координаты на доске
settings-cells = В Six названия на клетках
settings-fives = В Six отмечать пять из шести
