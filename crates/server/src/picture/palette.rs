//! The colours of `web/css/tokens.css` and of the three boards.

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// Dark shapes on light paper.
    #[default]
    Light,
    /// Light shapes on dark paper.
    Dark,
}

impl std::str::FromStr for Theme {
    type Err = ();

    fn from_str(text: &str) -> Result<Theme, ()> {
        match text {
            "light" => Ok(Theme::Light),
            "dark" => Ok(Theme::Dark),
            _ => Err(()),
        }
    }
}

impl Theme {
    pub(super) const fn palette(self) -> &'static Palette {
        match self {
            Theme::Light => &LIGHT,
            Theme::Dark => &DARK,
        }
    }
}

type Colour = &'static str;

/// Every colour that a drawing has.
#[derive(Debug)]
pub(super) struct Palette {
    pub(super) paper: Colour,
    pub(super) raised: Colour,
    pub(super) ink: Colour,
    pub(super) muted: Colour,
    pub(super) action: Colour,
    pub(super) good: Colour,
    pub(super) board: Colour,
    pub(super) board_alt: Colour,
    pub(super) board_line: Colour,
    pub(super) frame: Colour,
    pub(super) slab: Colour,
    pub(super) label: Colour,
    pub(super) silver: Wood,
    pub(super) brown: Wood,
    pub(super) milady: Wood,
    pub(super) gold: Colour,
    pub(super) field: Colour,
    pub(super) red: Side,
    pub(super) black: Side,
    pub(super) tile_mark: Colour,
    pub(super) last: Colour,
    pub(super) shade: f64,
    pub(super) ebony: Disc,
    pub(super) ivory: Disc,
    pub(super) stone: Disc,
    pub(super) end: Disc,
    pub(super) mark_on_light: Colour,
    pub(super) mark_on_dark: Colour,
}

/// What a piece of SIXTH! is made of.
#[derive(Debug)]
pub(super) struct Wood {
    pub(super) plain: Colour,
    pub(super) light: Colour,
    pub(super) deep: Colour,
    pub(super) line: Colour,
    pub(super) rim: Colour,
}

/// A side of Six.
#[derive(Debug)]
pub(super) struct Side {
    pub(super) face: Colour,
    pub(super) edge: Colour,
}

/// A disc of 27.
#[derive(Debug)]
pub(super) struct Disc {
    pub(super) side: Colour,
    pub(super) face: Colour,
    pub(super) seam: Colour,
}

const LIGHT: Palette = Palette {
    paper: "#f6f2ea",
    raised: "#fffdf8",
    ink: "#22201c",
    muted: "#6b655b",
    action: "#1f6f78",
    good: "#2e7d4f",
    board: "#e9dfcc",
    board_alt: "#e2d6bf",
    board_line: "#b9a988",
    frame: "#d3c4a6",
    slab: "#b9a988",
    label: "#544b3b",
    silver: Wood {
        plain: "#cfd4d9",
        light: "#e9ebee",
        deep: "#abb1b6",
        line: "#4d555d",
        rim: "#ffffff",
    },
    brown: Wood {
        plain: "#936239",
        light: "#a27349",
        deep: "#805430",
        line: "#2a1708",
        rim: "#e3bd94",
    },
    milady: Wood {
        plain: "#fbf6e6",
        light: "#fffefa",
        deep: "#e4dcc4",
        line: "#75601f",
        rim: "#ffffff",
    },
    gold: "#8f742a",
    field: "#ece4d5",
    red: Side {
        face: "#b5442e",
        edge: "#7a2a1a",
    },
    black: Side {
        face: "#3d4248",
        edge: "#1e2226",
    },
    tile_mark: "#fbeee0",
    last: "#8f6a0a",
    shade: 0.2,
    ebony: Disc {
        side: "#2c2724",
        face: "#3a3430",
        seam: "#8b8076",
    },
    ivory: Disc {
        side: "#f3ead6",
        face: "#fbf5e6",
        seam: "#8f7d55",
    },
    stone: Disc {
        side: "#a9a59d",
        face: "#bab6ae",
        seam: "#57534c",
    },
    end: Disc {
        side: "#b34a3a",
        face: "#c4604f",
        seam: "#260b06",
    },
    mark_on_light: "#3a342a",
    mark_on_dark: "#f2ead9",
};

const DARK: Palette = Palette {
    paper: "#1b1a18",
    raised: "#242220",
    ink: "#ede7dc",
    muted: "#a39b8d",
    action: "#6fc3cb",
    good: "#7cc79a",
    board: "#3a342b",
    board_alt: "#332d25",
    board_line: "#6e624d",
    frame: "#50483a",
    slab: "#211d18",
    label: "#c9bfab",
    brown: Wood {
        plain: "#ae7846",
        light: "#b98552",
        deep: "#97663a",
        line: "#27170a",
        rim: "#e6bd92",
    },
    field: "#25221f",
    red: Side {
        face: "#cb563e",
        edge: "#8a3220",
    },
    black: Side {
        face: "#767e88",
        edge: "#4b5159",
    },
    tile_mark: "#fdf6ec",
    last: "#e0b64f",
    shade: 0.45,
    ebony: Disc {
        side: "#15120f",
        face: "#26211d",
        seam: "#91867a",
    },
    stone: Disc {
        side: "#a9a59d",
        face: "#b3afa7",
        seam: "#4f4c47",
    },
    end: Disc {
        side: "#b34a3a",
        face: "#c4604f",
        seam: "#f3c3b9",
    },
    ..LIGHT
};

/// So much of one colour, the rest of another.
pub(super) fn mix(part: f64, one: &str, other: &str) -> String {
    let channel = |colour: &str, at: usize| {
        let digits = colour.get(at..at + 2).unwrap_or("00");
        f64::from(u8::from_str_radix(digits, 16).unwrap_or(0))
    };
    let mixed = [1, 3, 5].map(|at| {
        let value = channel(one, at) * part + channel(other, at) * (1.0 - part);
        format!("{:02x}", value.round() as u8)
    });
    format!("#{}", mixed.concat())
}
