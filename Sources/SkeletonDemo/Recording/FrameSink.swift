import DrawKit
import Foundation
import ImageKit
import Reporting

/// Where the frames of a recording go.
@MainActor
protocol FrameSink {
    /// Takes the next frame; all are of one size.
    func write(_ frame: Bitmap) throws
    /// Ends the recording: what was written is whole now.
    func finish() throws
    /// Takes back what was written so far.
    func abandon()
}

/// Pictures with numbers: NAME-00001.png and so on.
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
                "\(printable(path)) cannot be written (\(error.localizedDescription)); "
                    + "name a file in a folder that can")
        }
        written.append(path)
    }

    func finish() {}

    /// They are whole one by one, so they stay.
    func abandon() {}
}
