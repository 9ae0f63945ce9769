import Foundation

/// A condition of the network over which the demo's own feed arrives.
package enum DemoNetwork: String, CaseIterable, Sendable {
    /// The embedded feed without a server, the default.
    case fast
    case threeG = "3g"
    case slowPictures = "slow-pictures"
    case failingPictures = "failing-pictures"
    case serverDown = "server-down"
    case empty, offline

    /// The name in the inspector and the palette.
    var title: String {
        switch self {
        case .fast: "Fast"
        case .threeG: "3G"
        case .slowPictures: "Slow pictures"
        case .failingPictures: "Failing pictures"
        case .serverDown: "Server down"
        case .empty: "Empty"
        case .offline: "Offline"
        }
    }

    /// A short description of the condition's effect; `nil` for the default.
    var note: String? {
        switch self {
        case .fast: nil
        case .threeG: "400 ms latency and 200 kB per second."
        case .slowPictures: "Each picture arrives a few seconds late."
        case .failingPictures: "Requests for pictures are answered with 500."
        case .serverDown: "The request for the feed is answered with 503."
        case .empty: "The feed has no posts."
        case .offline: "The server refuses connections."
        }
    }

    /// The time from a request to its response, in seconds, during which a skeleton can be seen. A picture may take
    /// longer: see `pictureDelay(after:)`.
    var latency: TimeInterval { 0.4 }

    /// The rate in bytes per second that all responses share; infinity means no limit.
    var bytesPerSecond: Double { self == .threeG ? 200_000 : .infinity }

    /// Returns the delay, in seconds, that is added to `latency` for the picture requested after `count` others.
    /// Successive delays differ, so that the pictures arrive one by one.
    func pictureDelay(after count: Int) -> TimeInterval {
        self == .slowPictures ? 2 + Double(count % 4) / 2 : 0
    }

    /// `false` if the server refuses all connections.
    var isListening: Bool { self != .offline }
}
