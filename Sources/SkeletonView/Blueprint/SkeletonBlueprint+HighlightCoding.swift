import Foundation

extension SkeletonBlueprint.Highlight: Codable {
    private enum Keys: String, CodingKey {
        case direction, width, softness, pace, pause, easing, autoreverses
    }

    /// Decodes a highlight. Missing values get their defaults.
    public init(from decoder: any Decoder) throws {
        self.init()
        let values = try decoder.container(keyedBy: Keys.self)
        direction = try values.decodeIfPresent(Direction.self, forKey: .direction) ?? direction
        width = try values.decodeIfPresent(Length.self, forKey: .width) ?? width
        softness = try values.decodeIfPresent(CGFloat.self, forKey: .softness) ?? softness
        pace = try values.decodeIfPresent(Pace.self, forKey: .pace) ?? pace
        pause = try values.decodeIfPresent(TimeInterval.self, forKey: .pause) ?? pause
        easing = try values.decodeIfPresent(Easing.self, forKey: .easing) ?? easing
        autoreverses = try values.decodeIfPresent(Bool.self, forKey: .autoreverses) ?? autoreverses
    }

    /// Encodes the highlight. Values that aren't finite are omitted, because they mean the default.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Keys.self)
        if direction.isFinite { try values.encode(direction, forKey: .direction) }
        if width.isFinite { try values.encode(width, forKey: .width) }
        try values.encodeIfFinite(softness, forKey: .softness)
        if pace.isFinite { try values.encode(pace, forKey: .pace) }
        try values.encodeIfFinite(pause, forKey: .pause)
        try values.encode(easing, forKey: .easing)
        try values.encode(autoreverses, forKey: .autoreverses)
    }
}

extension SkeletonBlueprint.Highlight.Direction: Codable {
    private enum Keys: String, CodingKey {
        case angle, corner
    }

    /// The corner at which a diagonal sweep ends.
    private enum Corner: String, Codable {
        case bottomRight, topLeft
    }

    fileprivate var isFinite: Bool {
        if case .angle(let angle) = self { angle.isFinite } else { true }
    }

    /// Decodes a direction from an object with the key `angle` or `corner`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Keys.self)
        let angle = try values.decodeIfPresent(CGFloat.self, forKey: .angle)
        switch (angle, try values.decodeIfPresent(Corner.self, forKey: .corner)) {
        case (let angle?, nil): self = .angle(angle)
        case (nil, .bottomRight): self = .bottomRight
        case (nil, .topLeft): self = .topLeft
        default: throw DecodingError.notOne(of: Keys.angle, Keys.corner, in: decoder)
        }
    }

    /// Encodes the direction as an object with the key `angle` or `corner`.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Keys.self)
        switch self {
        case .angle(let angle): try values.encode(angle, forKey: .angle)
        case .bottomRight: try values.encode(Corner.bottomRight, forKey: .corner)
        case .topLeft: try values.encode(Corner.topLeft, forKey: .corner)
        }
    }
}

extension SkeletonHighlight.Length: Codable {
    private enum Keys: String, CodingKey {
        case fraction, points
    }

    fileprivate var isFinite: Bool {
        switch self {
        case .fraction(let value), .points(let value): value.isFinite
        }
    }

    /// Decodes a length from an object with the key `fraction` or `points`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Keys.self)
        let fraction = try values.decodeIfPresent(CGFloat.self, forKey: .fraction)
        switch (fraction, try values.decodeIfPresent(CGFloat.self, forKey: .points)) {
        case (let fraction?, nil): self = .fraction(fraction)
        case (nil, let points?): self = .points(points)
        default: throw DecodingError.notOne(of: Keys.fraction, Keys.points, in: decoder)
        }
    }

    /// Encodes the length as an object with the key `fraction` or `points`.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Keys.self)
        switch self {
        case .fraction(let fraction): try values.encode(fraction, forKey: .fraction)
        case .points(let points): try values.encode(points, forKey: .points)
        }
    }
}

extension SkeletonHighlight.Pace: Codable {
    private enum Keys: String, CodingKey {
        case duration, speed
    }

    fileprivate var isFinite: Bool {
        switch self {
        case .duration(let seconds): seconds.isFinite
        case .speed(let speed): speed.isFinite
        }
    }

    /// Decodes a pace from an object with the key `duration` or `speed`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Keys.self)
        let duration = try values.decodeIfPresent(TimeInterval.self, forKey: .duration)
        switch (duration, try values.decodeIfPresent(CGFloat.self, forKey: .speed)) {
        case (let duration?, nil): self = .duration(duration)
        case (nil, let speed?): self = .speed(speed)
        default: throw DecodingError.notOne(of: Keys.duration, Keys.speed, in: decoder)
        }
    }

    /// Encodes the pace as an object with the key `duration` or `speed`.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Keys.self)
        switch self {
        case .duration(let seconds): try values.encode(seconds, forKey: .duration)
        case .speed(let speed): try values.encode(speed, forKey: .speed)
        }
    }
}

extension DecodingError {
    /// The error for an object that doesn't have exactly one of two keys.
    fileprivate static func notOne(
        of first: some CodingKey, _ second: some CodingKey, in decoder: any Decoder
    ) -> DecodingError {
        dataCorrupted(
            Context(
                codingPath: decoder.codingPath,
                debugDescription: "Expected either \"\(first.stringValue)\" or \"\(second.stringValue)\"."))
    }
}
