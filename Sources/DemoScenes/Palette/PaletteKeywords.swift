/// The search terms that find the inspector's settings and the network conditions, in addition to their titles.
enum PaletteKeywords {
    /// Returns the search terms for the setting titled `title`.
    static func words(forSetting title: String) -> String { settings[title] ?? "" }

    /// Returns the search terms for a condition of the network.
    static func words(for network: DemoNetwork) -> String {
        switch network {
        case .fast: "normal default good online connection reset"
        case .threeG: "slow mobile cellular latency bandwidth throttle connection"
        case .slowPictures: "images late delayed throttle latency"
        case .failingPictures: "error images missing broken fail failed 500"
        case .serverDown: "error fail failed failure 503 unavailable retry message"
        case .empty: "nothing none no feed posts zero message"
        case .offline: "error no internet connection disconnected refused fail failure retry"
        }
    }

    private static let settings: [String: String] = [
        "Look": "preset theme style skin appearance design ios facebook material",
        "Compare": "a b ab versus side by side split difference before after divider pin",
        "A and B": "swap exchange compare switch sides flip keep",
        "Type": "gradient solid fill kind plain shimmer",
        "Color": "bone base tint gray background colour palette",
        "Light": "highlight secondary second color shine gloss sweep gradient",
        "Contrast": "visible visibility wcag accessibility strong pale",
        "Automatic": "detect find flags skeletonable infer auto bones",
        "Animated": "animation move motion still static shimmer play",
        "Direction": "way left right top bottom rtl sweep diagonal",
        "Sweep time": "duration sweep speed seconds length fast slow period",
        "Sweep speed": "points per second velocity fast slow pace",
        "Autoreverse": "back forth reverse return pingpong repeat",
        "Shared by": "space window global synchronized together common one",
        "Origin": "radial disc circle center corner start",
        "Easing": "curve timing linear ease acceleration smooth",
        "Width": "band size narrow wide broad gradient",
        "Softness": "blur feather sharp edge hard fade",
        "Angle": "tilt slant degrees diagonal rotation oblique",
        "Sweep pause": "wait gap idle interval between delay",
        "Transition": "crossfade dissolve slide wipe scale appear content",
        "Fade time": "transition duration crossfade seconds dissolve length",
        "Delay": "wait before show late flicker flash",
        "Min. time": "minimum visible at least duration hold",
        "Timeout": "fail error limit give up late seconds",
        "On failure": "error red color timeout failed failure",
        "Stagger": "one by one order rows cascade sequence reveal",
        "Interval": "stagger gap between rows step delay",
        "End sweep": "finish complete wait cut off hide",
        "Network": "slow connection 3g offline error server latency throttle fail empty pictures",
        "Line height": "text rule font fixed constraints multiline",
        "Height": "text line thickness size points bar",
        "Spacing": "text lines gap between leading distance",
        "Last line": "fill percent width short paragraph text",
        "Radius": "corner round rounded corners text lines",
        "Insets": "padding margin indent text edge",
        "Theme": "dark light mode night appearance system",
        "Right to left": "rtl arabic hebrew mirrored direction layout",
        "Text size": "font dynamic type large small zoom accessibility",
        "Motion": "reduce reduced less animation accessibility slow fade still",
        "Stop after": "limit stops freeze freezes frozen pause five seconds wcag motion end",
        "Time scale": "speed slow motion clock faster slower percent",
        "Paused": "pause freeze stop clock resume",
        "Step": "one frame next advance single clock",
        "Shimmer": "content facebook effect shine over overlay",
        "Intensity": "shimmer strength opacity dim brightness",
        "Band angle": "shimmer slant tilt degrees",
        "Recording": "record gif mp4 video capture movie",
        "Screen": "png picture screenshot image save",
        "Link": "share url command line copy state",
        "SVG": "export vector picture copy save file",
        "HTML": "export web page css copy save file",
        "Elements": "accessibility tree screen reader text voiceover",
        "Scale": "zoom hidpi retina pixels display factor",
        "Renderer": "gpu opengl software graphics backend sdl",
    ]
}
