import Foundation

extension SkeletonBlueprint: Codable {
    /// The version of the format in which blueprints are encoded. It changes only if older versions of this library
    /// would misread the result.
    private static let version = 1

    private enum Keys: String, CodingKey {
        case version, size, colors, motion, highlight, hasCommonHighlight, maximumMotionDuration, boxes
    }

    /// The encoded names of motions. A blueprint with a sliding motion also has a `highlight`.
    private enum MotionName: String, Codable {
        case none, pulse, sliding
    }

    /// Decodes a blueprint. `size`, `colors` and `boxes` are required; all other values have defaults.
    ///
    /// - Throws: `DecodingError` if the version isn't supported by this release or the blueprint is invalid.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Keys.self)
        let version = try values.decodeIfPresent(Int.self, forKey: .version) ?? Self.version
        guard version == Self.version else {
            throw DecodingError.dataCorruptedError(
                forKey: .version, in: values,
                debugDescription: "blueprint version \(version) is not supported; this release reads \(Self.version)")
        }
        let motion: Motion =
            switch try values.decodeIfPresent(MotionName.self, forKey: .motion) ?? .none {
            case .none: .still
            case .pulse: .pulse
            case .sliding: .sliding(try values.decodeIfPresent(Highlight.self, forKey: .highlight) ?? Highlight())
            }
        self.init(
            size: try values.decode(CGSize.self, forKey: .size),
            colors: try values.decode([Color].self, forKey: .colors), motion: motion,
            hasCommonHighlight: try values.decodeIfPresent(Bool.self, forKey: .hasCommonHighlight) ?? false,
            maximumMotionDuration: try values.decodeIfPresent(TimeInterval.self, forKey: .maximumMotionDuration),
            boxes: try values.decode([Box].self, forKey: .boxes))
    }

    /// Encodes the blueprint. A time limit that isn't finite is omitted, because it means no limit.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Keys.self)
        try values.encode(Self.version, forKey: .version)
        try values.encode(size, forKey: .size)
        try values.encode(colors, forKey: .colors)
        switch motion {
        case .still: try values.encode(MotionName.none, forKey: .motion)
        case .pulse: try values.encode(MotionName.pulse, forKey: .motion)
        case .sliding(let highlight):
            try values.encode(MotionName.sliding, forKey: .motion)
            try values.encode(highlight, forKey: .highlight)
        }
        try values.encode(hasCommonHighlight, forKey: .hasCommonHighlight)
        try values.encodeIfFinite(maximumMotionDuration, forKey: .maximumMotionDuration)
        try values.encode(boxes, forKey: .boxes)
    }
}

extension SkeletonBlueprint.Box: Codable {
    private enum Keys: String, CodingKey {
        case frame, cornerRadius, corners, outline, clip, backgroundColor, boneColor
    }

    /// Decodes a box. Only the frame is required.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Keys.self)
        self.init(
            frame: try values.decode(CGRect.self, forKey: .frame),
            cornerRadius: try values.decodeIfPresent(CGFloat.self, forKey: .cornerRadius) ?? 0,
            corners: try values.decodeIfPresent(SkeletonBlueprint.Corners.self, forKey: .corners) ?? .all,
            outline: try values.decodeIfPresent(SkeletonBlueprint.Outline.self, forKey: .outline),
            clip: try values.decodeIfPresent(SkeletonBlueprint.Clip.self, forKey: .clip),
            backgroundColor: try values.decodeIfPresent(SkeletonBlueprint.Color.self, forKey: .backgroundColor),
            boneColor: try values.decodeIfPresent(SkeletonBlueprint.Color.self, forKey: .boneColor))
    }

    /// Encodes the box. Properties that are `nil` and a nonfinite corner radius are omitted.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Keys.self)
        try values.encode(frame, forKey: .frame)
        try values.encodeIfFinite(cornerRadius, forKey: .cornerRadius)
        try values.encode(corners, forKey: .corners)
        try values.encodeIfPresent(outline, forKey: .outline)
        try values.encodeIfPresent(clip, forKey: .clip)
        try values.encodeIfPresent(backgroundColor, forKey: .backgroundColor)
        try values.encodeIfPresent(boneColor, forKey: .boneColor)
    }
}

extension SkeletonBlueprint.Clip: Codable {
    private enum Keys: String, CodingKey {
        case frame, cornerRadius
    }

    /// Decodes a clip. A missing corner radius means square corners.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Keys.self)
        self.init(
            frame: try values.decode(CGRect.self, forKey: .frame),
            cornerRadius: try values.decodeIfPresent(CGFloat.self, forKey: .cornerRadius) ?? 0)
    }

    /// Encodes the clip. A nonfinite corner radius is omitted.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Keys.self)
        try values.encode(frame, forKey: .frame)
        try values.encodeIfFinite(cornerRadius, forKey: .cornerRadius)
    }
}

extension KeyedEncodingContainer {
    /// Encodes `number` if it is finite. Other numbers mean the default, and JSON can't represent them.
    mutating func encodeIfFinite(_ number: (some BinaryFloatingPoint & Encodable)?, forKey key: Key) throws {
        if let number, number.isFinite { try encode(number, forKey: key) }
    }
}
