/// The parts of a layer that may be drawn. They are cached because the record pass reads them for every layer and most
/// layers have few parts.
struct LayerParts: OptionSet {
    let rawValue: UInt32

    static let background = LayerParts(rawValue: 1)
    static let gradient = LayerParts(rawValue: 2)
    static let picture = LayerParts(rawValue: 4)
    static let provider = LayerParts(rawValue: 8)
    static let border = LayerParts(rawValue: 16)
    static let sublayers = LayerParts(rawValue: 32)
    static let contentOverlay = LayerParts(rawValue: 64)
    /// The layer has animations, which may show parts that the layer itself doesn't have.
    static let animations = LayerParts(rawValue: 128)

    static let hidden = LayerParts(rawValue: 256)
    static let suppressed = LayerParts(rawValue: 512)
    /// The layer has a dissolve between the images without and with content overlays, or a transition from previous
    /// content.
    static let dissolve = LayerParts(rawValue: 1024)

    /// The layer is in only one of the two images of a dissolve.
    static let oneSided = LayerParts(rawValue: 2048)
    /// Descendant gradients whose `axisSpace` is `enclosing` are relative to the layer's bounding box.
    static let gradientSpace = LayerParts(rawValue: 4096)
    /// The layer has a path.
    static let shape = LayerParts(rawValue: 8192)
    static let mask = LayerParts(rawValue: 16384)
    /// The layer has a shadow that may be visible.
    static let shadow = LayerParts(rawValue: 32768)
    /// The sublayers are drawn several times.
    static let replicator = LayerParts(rawValue: 65536)
    /// The layer is not drawn while it faces away from the viewer.
    static let hidesBack = LayerParts(rawValue: 131072)

    private static let absent: LayerParts = [.hidden, .suppressed]
    private static let drawn: LayerParts = [
        .background, .gradient, .picture, .provider, .border, .contentOverlay, .shape, .shadow,
    ]
    /// The parts that don't draw anything themselves.
    private static let hints: LayerParts = [.gradientSpace, .mask, .replicator, .hidesBack]

    /// `true` if the layer or a descendant may draw something.
    var mayDraw: Bool { isDisjoint(with: Self.absent) && !subtracting(Self.hints).isEmpty }

    /// `true` if drawn parts of the layer and its descendants may overlap.
    var mayOverlap: Bool {
        !isDisjoint(with: [.sublayers, .shape]) || intersection(Self.drawn).rawValue.nonzeroBitCount > 1
    }

    /// `true` if animations may show a hidden layer.
    var mayBecomeVisible: Bool { contains(.animations) && !contains(.suppressed) }

    /// `true` if a gradient may be drawn.
    var mayHaveGradient: Bool { !isDisjoint(with: [.gradient, .animations]) }

    /// `true` if a border may be drawn.
    var mayHaveBorder: Bool { !isDisjoint(with: [.border, .animations]) }

    /// Adds or removes `parts`.
    mutating func set(_ parts: LayerParts, _ arePresent: Bool) {
        if arePresent { formUnion(parts) } else { subtract(parts) }
    }
}
