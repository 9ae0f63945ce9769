/// What can be measured.
package enum Scenario: String, CaseIterable, Codable, Sendable {
    case shimmer

    /// One line for `--list`.
    package var summary: String {
        switch self {
        case .shimmer: "N bones in a grid on white, a light sliding over each from left to right in 1.5 s, easeIn"
        }
    }
}
