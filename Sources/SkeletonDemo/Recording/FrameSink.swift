import DrawKit
import Foundation
import ImageKit
import Reporting

/// The destination for a recording's frames.
@MainActor
protocol FrameSink {
    /// Writes the next frame. All frames have the same size.
    func write(_ frame: Bitmap) throws
    /// Ends the recording and completes the file.
    func finish() throws
    /// Ends the recording without completing the file.
    func abandon()
}

/// A sink that writes numbered images: NAME-00001.png and so on.
@MainActor
final class NumberedPictures: FrameSink {
    private let base: URL
    private var written: [String] = []

    init(path: String) {
        base = URL(fileURLWithPath: path).deletingPathExtension()
    }

    func write(_ frame: Bitmap) throws {
        let number = String(written.count + 1)
        let digits = String(repeating: "0", count: max(0, 5 - number.count)) + number
        let path = base.path + "-\(digits).png"
        do {
            try ResultFile.write(ImageCodec.png(frame), to: path)
        } catch {
            throw DemoError(
                "\(printable(path)) can't be written (\(error.localizedDescription)); "
                    + "choose a writable folder")
        }
        written.append(path)
    }

    func finish() {}

    /// Keeps the images, because each of them is complete.
    func abandon() {}
}
