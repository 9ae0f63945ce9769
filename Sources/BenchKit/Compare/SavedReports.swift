package import CommandOptions
package import Foundation
import Reporting

/// The reports saved by name for later comparisons.
package struct SavedReports {
    private let folder: URL

    /// Accesses the reports in `folder`.
    package init(folder: URL) {
        self.folder = folder
    }

    /// Accesses the user's reports of the program `command`, in `$XDG_DATA_HOME/COMMAND` or, by default,
    /// `$HOME/.local/share/COMMAND`, as defined by the XDG base directory specification.
    package init(of command: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.init(folder: Self.dataFolder(environment).appendingPathComponent(command))
    }

    /// Throws if `name` is invalid. Names consist of at most 100 ASCII letters, digits, ".", "-" and "_", and start
    /// with a letter or digit.
    package static func check(_ name: String) throws(UsageError) {
        let isPlain = name.unicodeScalars.allSatisfy { scalar in
            ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
                || [".", "-", "_"].contains(scalar)
        }
        guard isPlain, let first = name.unicodeScalars.first, ![".", "-", "_"].contains(first), name.count <= 100 else {
            throw UsageError("--save takes a name of letters, digits, \".\", \"-\" and \"_\"", not: name)
        }
    }

    /// Returns the path of the report `name`, which need not exist.
    package func path(of name: String) -> String { file(of: name).path }

    /// Saves `report` as `name`, replacing any earlier report of that name. Returns the path of the file.
    package func save(_ report: BenchReport, as name: String) throws -> String {
        let file = file(of: name)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try ResultFile.write(report.json(), to: file.path)
        } catch {
            throw BenchError("the report could not be saved as \(printable(file.path)): \(error.localizedDescription)")
        }
        return file.path
    }

    /// Loads the report from the file `text` or, if there is no such file, the report saved under that name.
    package func load(_ text: String) throws(BenchError) -> BenchReport {
        let isFile = FileManager.default.fileExists(atPath: text)
        let path = isFile ? text : file(of: text).path
        let isName = (try? Self.check(text)) != nil
        guard isFile || isName && FileManager.default.fileExists(atPath: path) else {
            let saved = names
            throw BenchError(
                "\(printable(text)) is not a file or a saved report; "
                    + (saved.isEmpty
                        ? "no report is saved" : "saved: \(saved.map { printable($0) }.joined(separator: ", "))"))
        }
        do {
            return try JSONDecoder().decode(BenchReport.self, from: LocalFiles.read(path, limit: Self.maximumBytes))
        } catch let error as DecodingError {
            throw BenchError("\(printable(path)) is not a report of this benchmark: \(Self.explain(error))")
        } catch let error as LocalFileError {
            throw BenchError("\(printable(path)) \(error.description); name a report, or a saved one")
        } catch {
            throw BenchError("the file \(printable(path)) could not be read: \(error.localizedDescription)")
        }
    }

    /// The names of all saved reports, sorted.
    package var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(Self.ending) }.map { String($0.dropLast(Self.ending.count)) }.sorted()
    }

    // MARK: Private

    private static let ending = ".json"
    /// The maximum size of a report in bytes, larger than any real report.
    private static let maximumBytes = 1 << 30

    private static func dataFolder(_ environment: [String: String]) -> URL {
        // The specification says to ignore relative paths.
        func folder(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
        if let data = folder("XDG_DATA_HOME") { return URL(fileURLWithPath: data) }
        // Foundation's method uses the password database and ignores $HOME.
        return URL(fileURLWithPath: folder("HOME") ?? NSHomeDirectory()).appendingPathComponent(".local/share")
    }

    private func file(of name: String) -> URL { folder.appendingPathComponent(name + Self.ending) }

    /// Returns a clause that says what is wrong with the report, for use after a colon. "It" refers to the report.
    static func explain(_ error: DecodingError) -> String {
        func field(_ path: [any CodingKey]) -> String { path.map(\.stringValue).joined(separator: ".") }
        switch error {
        case .keyNotFound(let key, let context):
            return "it has no field \(printable(field(context.codingPath + [key])))"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            return "its field \(printable(field(context.codingPath))) has the wrong type"
        case .dataCorrupted(let context):
            guard !context.codingPath.isEmpty else { return "it is not JSON" }
            return
                "its field \(printable(field(context.codingPath))) is damaged: \(printable(context.debugDescription))"
        @unknown default:
            return "it is damaged"
        }
    }
}
