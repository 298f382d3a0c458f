# The settings.

settings-theme = Világos vagy sötét
settings-theme-auto = Mint az eszközön
settings-theme-light = Világos
settings-theme-dark = Sötét
settings-contrast = Jelek a korongokon
settings-contrast-auto = Visszafogott
settings-contrast-high = Erős
settings-motion = Mozgás
settings-motion-auto = Mint az eszközön
settings-motion-full = A lépések látszanak
settings-motion-still = Mozdulatlan
settings-safety = Védelem a véletlen lépéstől
settings-safety-none = A lépés azonnal érvényes
settings-safety-undo = Egy pillanat a visszavonásra
settings-safety-confirm = Minden lépés megerősítése
settings-sound = Hang
settings-coordinates = Koordináták a táblán
settings-cells = A Sixben nevek a mezőkön
settings-fives = A Sixben hatból öt jelölése
