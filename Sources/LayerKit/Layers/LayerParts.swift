/// What of a layer there is to draw, kept beside its properties: the record pass asks every layer of the tree in every
/// record, and most have hardly anything.
struct LayerParts: OptionSet {
    let rawValue: UInt32

    static let background = LayerParts(rawValue: 1)
    static let gradient = LayerParts(rawValue: 2)
    static let picture = LayerParts(rawValue: 4)
    static let provider = LayerParts(rawValue: 8)
    static let border = LayerParts(rawValue: 16)
    static let sublayers = LayerParts(rawValue: 32)
    static let contentOverlay = LayerParts(rawValue: 64)
    /// Animations, which may show what the layer itself does not have.
    static let animations = LayerParts(rawValue: 128)

    /// The layer is hidden.
    static let hidden = LayerParts(rawValue: 256)
    /// The layer is suppressed.
    static let suppressed = LayerParts(rawValue: 512)
    /// The layer's picture without stand-ins passes into that with them, or one from before a change into that after.
    static let dissolve = LayerParts(rawValue: 1024)

    /// The layer is in one of a dissolve's two pictures only.
    static let oneSided = LayerParts(rawValue: 2048)
    /// The bounds are what gradients inside measure their axes in.
    static let gradientSpace = LayerParts(rawValue: 4096)
    /// A path.
    static let shape = LayerParts(rawValue: 8192)
    /// The layer is seen through a mask.
    static let mask = LayerParts(rawValue: 16384)
    /// A shadow, which may be seen.
    static let shadow = LayerParts(rawValue: 32768)
    /// The sublayers are drawn several times.
    static let replicator = LayerParts(rawValue: 65536)

    private static let absent: LayerParts = [.hidden, .suppressed]
    private static let drawn: LayerParts = [
        .background, .gradient, .picture, .provider, .border, .contentOverlay, .shape, .shadow,
    ]
    /// What shows nothing by itself.
    private static let hints: LayerParts = [.gradientSpace, .mask, .replicator]

    /// Whether there is anything that may be drawn, in the layer or below it.
    var areShown: Bool { isDisjoint(with: Self.absent) && !subtracting(Self.hints).isEmpty }

    /// Whether one thing may lie on another: in the layer, or in what is below it.
    var mayOverlap: Bool {
        !isDisjoint(with: [.sublayers, .shape]) || intersection(Self.drawn).rawValue.nonzeroBitCount > 1
    }

    /// Whether animations may show the layer although it is hidden.
    var mayComeIntoSight: Bool { contains(.animations) && !contains(.suppressed) }

    /// Whether something may be drawn between the background and the contents.
    var mayHaveGradient: Bool { !isDisjoint(with: [.gradient, .animations]) }

    /// Whether a border may be drawn.
    var mayHaveBorder: Bool { !isDisjoint(with: [.border, .animations]) }

    /// Puts `parts` in or takes them out.
    mutating func set(_ parts: LayerParts, _ areThere: Bool) {
        if areThere { formUnion(parts) } else { subtract(parts) }
    }
}
