# The settings.

settings-theme = Claro ou escuro
settings-theme-auto = Como o dispositivo
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-contrast = Marcas nas peças
settings-contrast-auto = Discretas
settings-contrast-high = Fortes
settings-motion = Movimento
settings-motion-auto = Como o dispositivo
settings-motion-full = Mostrar como se move
settings-motion-still = Sem animações
settings-safety = Proteção contra enganos
settings-safety-none = A jogada vale logo
settings-safety-undo = Um momento para a desfazer
settings-safety-confirm = Confirmar cada jogada
settings-sound = Som
settings-coordinates = Coordenadas no tabuleiro
settings-cells = Em Six, nomes nas casas
settings-fives = Em Six, marcar cinco de seis
