import Foundation
import Glibc
import SDLKit

/// The resources that the process uses at a moment, written and read as a line of numbers.
struct SoakSample {
    /// The time since the window was opened, in seconds.
    var seconds: Double
    /// The resident memory in MiB.
    var memory: Double
    var descriptors: Int
    var textures: Int

    var line: String { "sample \(seconds) \(memory) \(descriptors) \(textures)" }

    /// Measures this process.
    @MainActor
    init(seconds: Double) {
        self.seconds = seconds
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let words = text.split(separator: " ")
        memory = words.count > 1 ? (Double(words[1]) ?? 0) * Double(getpagesize()) / 1_048_576 : 0
        descriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
        textures = SDLWindow.textureCount
    }

    /// Parses `line`; returns `nil` if it isn't a sample.
    init?(line: Substring) {
        let words = line.split(separator: " ")
        guard words.count == 5, words[0] == "sample", let seconds = Double(words[1]), let memory = Double(words[2]),
            let descriptors = Int(words[3]), let textures = Int(words[4])
        else { return nil }
        (self.seconds, self.memory, self.descriptors, self.textures) = (seconds, memory, descriptors, textures)
    }
}

/// The limits of growth. Caches grow at first, so the last third of a run is compared with the third before.
enum SoakLimits {
    /// The permitted growth of memory in MiB, for caches that haven't reached their budgets.
    static let memory = 24.0
    static let descriptors = 4
    static let textures = 64
    /// The maximum duration of a frame, in seconds. Screens are built in one frame, on machines that may be busy.
    static let frame = 2.0

    /// Returns descriptions of the resources that grew too much between the middle and the last third of `samples`.
    static func problems(in samples: [SoakSample]) -> [String] {
        guard samples.count >= 6 else { return ["there are only \(samples.count) samples"] }
        let third = samples.count / 3
        let (middle, last) = (samples[third..<2 * third], samples.suffix(third))
        func problem<Value: Comparable & Numeric>(
            _ name: String, _ value: KeyPath<SoakSample, Value>, _ limit: Value
        ) -> String? {
            guard let before = middle.map({ $0[keyPath: value] }).max(),
                let after = last.map({ $0[keyPath: value] }).min(), after > before + limit
            else { return nil }
            return "\(name) grew from at most \(before) to at least \(after)"
        }
        return [
            problem("memory in MiB", \.memory, memory), problem("open descriptors", \.descriptors, descriptors),
            problem("textures", \.textures, textures),
        ].compactMap(\.self)
    }
}
