import Foundation
import SkeletonView

/// A state as a link that can be shared, such as `skeleton://text?rightToLeft=true`, with the screen and every value
/// that differs from the demo's defaults. Nested values have keys such as `style.duration`.
extension DemoState {
    private static let scheme = "skeleton://"
    /// The maximum length of a link, in bytes; longer links are rejected.
    private static let maximumLength = 16_384
    /// The maximum number of periods in a key; links with more are rejected.
    private static let maximumNesting = 8

    /// Creates the state that `link` describes; `nil` if `link` isn't a link to a state, is too long, or has an unknown
    /// key or an invalid value.
    package init?(link: String) {
        guard link.utf8.count <= Self.maximumLength, link.hasPrefix(Self.scheme) else { return nil }
        let parts = link.dropFirst(Self.scheme.count).split(
            separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard let screen = parts.first?.removingPercentEncoding,
            var values = try? Self.values(of: .defaults)
        else { return nil }
        let knownKeys = Set(values.keys)
        values["screen"] = .text(screen)
        for pair in parts.dropFirst().first?.split(separator: "&") ?? [] {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard sides.count == 2, let key = sides[0].removingPercentEncoding,
                let text = sides[1].removingPercentEncoding
            else { return nil }
            // Nested groups are encoded recursively.
            guard key.count(where: { $0 == "." }) <= Self.maximumNesting else { return nil }
            // An empty value removes the default value of the key.
            values[key] = text.isEmpty ? nil : StateValue(parsing: text)
            guard knownKeys.contains(key) || !text.isEmpty else { return nil }
        }
        guard let data = try? JSONEncoder().encode(StateValue(flattened: values)),
            let state = DemoState(data), let used = try? Self.values(of: state),
            // A key that isn't in the decoded state had no effect, so it was misspelled.
            values.allSatisfy({ $0.value.description == nil || used[$0.key] != nil })
        else { return nil }
        self = state
    }

    /// The link that describes the state.
    package var link: String {
        guard var values = try? Self.values(of: self), let defaults = try? Self.values(of: .defaults) else {
            return Self.scheme + scene.rawValue
        }
        values["screen"] = nil
        var changes: [String: String] = [:]
        for (key, value) in values where defaults[key] != value { changes[key] = value.description }
        for (key, value) in defaults where value.description != nil && key != "screen" && values[key] == nil {
            changes[key] = ""
        }
        let query = changes.sorted { $0.key < $1.key }.map { "\($0)=\(Self.escaped($1))" }.joined(separator: "&")
        return Self.scheme + scene.rawValue + (query.isEmpty ? "" : "?" + query)
    }

    /// The state of the demo's window when the demo is started for the first time.
    package static var defaults: DemoState {
        var style = DemoStyle()
        DemoPreset.demo.apply(to: &style)
        return DemoState(
            scene: .feed, size: CGSize(width: 1280, height: 800), style: style, theme: .unspecified,
            direction: .leftToRight)
    }

    // MARK: Private

    private static func values(of state: DemoState) throws -> [String: StateValue] {
        try JSONDecoder().decode(StateValue.self, from: state.data()).flattened
    }

    private static func escaped(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(CharacterSet(charactersIn: "-._"))) ?? ""
    }
}
