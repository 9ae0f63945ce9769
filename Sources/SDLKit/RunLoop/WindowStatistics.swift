import Foundation
import FrameMetrics

/// The frame statistics of a window, with its title.
struct WindowStatistics: Encodable {
    let title: String
    let report: FrameReport

    private enum CodingKeys: String, CodingKey {
        case title
    }

    func encode(to encoder: any Encoder) throws {
        try report.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(title, forKey: .title)
    }
}

/// The frame statistics of a program that had several windows: those of its first window, as for a program with one
/// window, and those of each window that the app opened later.
struct ProgramStatistics: Encodable {
    let first: WindowStatistics
    /// The other windows, in the order in which they were closed.
    let others: [WindowStatistics]

    private enum CodingKeys: String, CodingKey {
        case others = "other_windows"
    }

    init(title: String, report: FrameReport, others: [WindowStatistics]) {
        first = WindowStatistics(title: title, report: report)
        self.others = others
    }

    func encode(to encoder: any Encoder) throws {
        try first.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(others, forKey: .others)
    }

    /// Returns the statistics as pretty-printed JSON with sorted keys, followed by a line break.
    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return try encoder.encode(self) + Data("\n".utf8)
    }
}
