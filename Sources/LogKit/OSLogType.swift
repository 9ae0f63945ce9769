/// The level of a log message, with the raw values of iOS.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The raw value that iOS uses.
    public let rawValue: UInt8

    /// Creates a level from its raw value.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Creates a level from its raw value.
    public init(_ rawValue: UInt8) {
        self.init(rawValue: rawValue)
    }

    /// The level of messages that specify none. Written by default.
    public static let `default` = Self(rawValue: 0)
    /// Helpful, but not essential. Not written by default.
    public static let info = Self(rawValue: 1)
    /// Only of interest during development. Not written by default.
    public static let debug = Self(rawValue: 2)
    /// An error of the program. Written by default.
    public static let error = Self(rawValue: 16)
    /// An error of the system or of several programs. Written by default.
    public static let fault = Self(rawValue: 17)

    /// The name that precedes a message; `nil` for the default level.
    var name: String? {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: nil
        }
    }
}
