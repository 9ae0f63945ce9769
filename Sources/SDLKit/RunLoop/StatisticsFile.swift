import Foundation
import FrameMetrics
import Reporting

/// The file for a program's frame statistics, named by the environment variable `SKELETON_STATS`. The variable works
/// with any program, without changes to the program.
struct StatisticsFile {
    let path: String

    /// Reads the path from `environment`. Returns `nil` if the variable isn't set or is empty. Throws if the file isn't
    /// writable, because otherwise this would be discovered only at the end of a long run.
    init?(_ environment: [String: String] = ProcessInfo.processInfo.environment) throws(SDLError) {
        guard let path = environment["SKELETON_STATS"], !path.isEmpty else { return nil }
        self.path = path
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        guard !isFolder.boolValue, FileManager.default.isWritableFile(atPath: exists ? path : folder) else {
            throw SDLError(
                "the statistics can't be written", reason: "\(printable(path)) is not a writable file",
                advice: "Name another file in SKELETON_STATS.")
        }
    }

    /// Writes the statistics of the first window's recorder as JSON. If there were other windows, adds their statistics
    /// and the title of the first window.
    func write(
        _ recorder: FrameRecorder, title: String = "", others: [WindowStatistics] = []
    ) throws(SDLError) {
        let report = FrameReport(recorder)
        do {
            let data =
                try others.isEmpty
                ? report.json() : ProgramStatistics(title: title, report: report, others: others).json()
            try ResultFile.write(data, to: path)
        } catch {
            throw SDLError(
                "the statistics could not be written to \(printable(path))", reason: error.localizedDescription,
                advice: "Name another file in SKELETON_STATS.")
        }
    }
}
