import Foundation
import FrameMetrics
import Reporting

/// The file that a program leaves its frames' statistics in, if `SKELETON_STATS` names one: so any program can be
/// watched without a change.
struct StatisticsFile {
    let path: String

    /// The file that `environment` asks for; nil when it asks for none. Throws when nothing could be written there, so
    /// that nobody finds out at the end of an hour.
    init?(_ environment: [String: String] = ProcessInfo.processInfo.environment) throws(SDLError) {
        guard let path = environment["SKELETON_STATS"], !path.isEmpty else { return nil }
        self.path = path
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        guard !isFolder.boolValue, FileManager.default.isWritableFile(atPath: isThere ? path : folder) else {
            throw SDLError(
                "the statistics cannot be written", reason: "\(printable(path)) is no file that can be written",
                advice: "Name another file in SKELETON_STATS.")
        }
    }

    /// Writes what `recorder` holds, as JSON.
    func write(_ recorder: FrameRecorder) throws(SDLError) {
        do {
            try ResultFile.write(FrameReport(recorder).json(), to: path)
        } catch {
            throw SDLError(
                "the statistics could not be written into \(printable(path))", reason: error.localizedDescription,
                advice: "Name another file in SKELETON_STATS.")
        }
    }
}
