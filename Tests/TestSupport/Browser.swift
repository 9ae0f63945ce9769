package import DrawKit
package import Foundation
import ImageKit

/// A headless Chromium browser.
package struct Browser {
    /// The path of the browser; `nil` if it is not installed.
    package static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    package init?() {
        guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil else {
            return nil
        }
    }

    package func close() {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Opens `page`, a file of the given `type`, in a window of `width` by `height` pixels. Returns a screenshot and
    /// the lines of the browser's console.
    package func show(
        _ page: Data, type: String = "html", width: Int, height: Int = 4000, isDark: Bool
    ) throws -> (picture: Bitmap, console: [Substring]) {
        let (file, picture) = (folder.appendingPathComponent("page.\(type)"), folder.appendingPathComponent("page.png"))
        try page.write(to: file)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.path ?? "")
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--enable-logging=stderr",
            "--user-data-dir=\(folder.path)/profile", "--window-size=\(width),\(height)",
            "--screenshot=\(picture.path)", isDark ? "--force-dark-mode" : "--disable-features=DarkMode", file.path,
        ]
        let output = Pipe()
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, output)
        try process.run()
        let words = try process.waitForEnd(errors: output).errors
        let bitmap = try ImageCodec.decode(Data(contentsOf: picture), name: "the page")
        return (bitmap, words.split(separator: "\n").filter { $0.contains("CONSOLE") })
    }
}
