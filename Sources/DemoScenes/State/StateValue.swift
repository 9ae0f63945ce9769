/// A JSON value of a stored state.
enum StateValue: Codable, Equatable {
    case flag(Bool)
    case number(Double)
    case text(String)
    case group([String: StateValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else {
            self = .group(try container.decode([String: StateValue].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .flag(let flag): try container.encode(flag)
        // An integer property can't be decoded from a number with a fraction.
        case .number(let number): try Int(exactly: number).map { try container.encode($0) } ?? container.encode(number)
        case .text(let text): try container.encode(text)
        case .group(let values): try container.encode(values)
        }
    }

    /// Creates a flag if `text` is "true" or "false", and a number if it is a finite number. Any other string becomes
    /// `.text`.
    init(parsing text: String) {
        if let flag = Bool(text) {
            self = .flag(flag)
        } else if let number = Double(text), number.isFinite {
            self = .number(number)
        } else {
            self = .text(text)
        }
    }

    /// The value as it is written in a link; `nil` for a group.
    var description: String? {
        switch self {
        case .flag(let flag): "\(flag)"
        case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
        case .text(let text): text
        case .group: nil
        }
    }

    /// The values of this group and its nested groups, keyed by paths such as `style.duration`. Empty groups count as
    /// values.
    var flattened: [String: StateValue] {
        guard case .group(let values) = self else { return [:] }
        return values.reduce(into: [:]) { result, entry in
            guard case .group(let inner) = entry.value, !inner.isEmpty else { return result[entry.key] = entry.value }
            for (key, value) in entry.value.flattened { result[entry.key + "." + key] = value }
        }
    }

    /// Creates a group, with nested groups, from `flattened`, whose keys are paths such as `style.duration`.
    init(flattened: [String: StateValue]) {
        var groups: [String: [String: StateValue]] = [:]
        var values: [String: StateValue] = [:]
        for (path, value) in flattened {
            let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
            if parts.count == 2 { groups[parts[0], default: [:]][parts[1]] = value } else { values[path] = value }
        }
        for (key, group) in groups { values[key] = StateValue(flattened: group) }
        self = .group(values)
    }
}
