/// The visibility of a value in a log message.
public struct OSLogPrivacy: Sendable, Equatable {
    fileprivate enum Visibility {
        case shown, hidden
    }

    fileprivate let visibility: Visibility

    /// The value is shown.
    public static let auto = Self(visibility: .shown)
    /// The value is shown.
    public static let `public` = Self(visibility: .shown)
    /// The value is replaced by `<private>`.
    public static let `private` = Self(visibility: .hidden)
    /// The value is replaced by `<private>`.
    public static let sensitive = Self(visibility: .hidden)
}

/// The message of a log call: a string literal whose interpolations can hide their values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// Creates a message without interpolations.
    public init(stringLiteral value: String) {
        text = value
    }

    /// Creates a message from a literal with interpolations.
    public init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
    }

    /// Collects the parts of a message.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var text = ""

        /// Creates an empty message.
        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity)
        }

        /// Appends text between interpolations.
        public mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        /// Appends `value`, or `<private>` if `privacy` hides it.
        public mutating func appendInterpolation<Value>(
            _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
        ) {
            switch privacy.visibility {
            case .shown: text += String(describing: value())
            case .hidden: text += LogFormat.hidden
            }
        }
    }
}
