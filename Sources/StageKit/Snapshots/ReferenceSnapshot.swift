package import DrawKit
package import Foundation
import ImageKit

/// A reference image of a test: `Golden/NAME.png` in the folder of the test target.
package struct ReferenceSnapshot {
    /// The environment variable that turns on recording.
    package static let recordingVariable = "SKELETON_BLESS"

    /// `true` if the environment requests recording of reference images.
    package static var isRecording: Bool { ProcessInfo.processInfo.environment[recordingVariable] == "1" }

    private let name: String
    private let folder: URL

    package init(named name: String, forTestsIn file: String) {
        self.name = name
        folder = Self.folder(forTestsIn: file)
    }

    /// Returns the folder of the reference images: `Golden` in the folder of `file`'s test target in `Tests`, or next
    /// to the file if it isn't in `Tests`.
    package static func folder(forTestsIn file: String) -> URL {
        let own = URL(fileURLWithPath: file).deletingLastPathComponent()
        var folder = own
        while folder.pathComponents.count > 2 {
            let parent = folder.deletingLastPathComponent()
            if parent.lastPathComponent == "Tests" { return folder.appendingPathComponent("Golden") }
            folder = parent
        }
        return own.appendingPathComponent("Golden")
    }

    /// Compares `bitmap` with the reference image. If they differ or there is no reference image, writes NAME.new.png
    /// and, for images of the same size, NAME.diff.png to the folder; a match removes these files. While recording, if
    /// `bitmap` differs at all or there is no reference image, `bitmap` becomes the reference image, and the call
    /// throws.
    ///
    /// At most the fraction `differingShare` of the pixels, 0...1, may differ at all, even within the tolerance.
    package func verify(
        _ bitmap: Bitmap, componentTolerance: Int = 0, pixelTolerance: Int = 0, differingShare: Double = 1,
        isRecording: Bool = Self.isRecording
    ) throws(SnapshotError) {
        let exists = FileManager.default.fileExists(atPath: reference.path)
        let comparison = exists ? PixelComparison(try read(), bitmap, tolerance: componentTolerance) : nil
        if isRecording {
            if let comparison, comparison.isSameSize, comparison.maximumDifference == 0 { return try removeLeftovers() }
            try write(bitmap, to: reference)
            try removeLeftovers()
            throw SnapshotError(
                .recorded,
                "\(name): recorded \(reference.path); review it, and run again without \(Self.recordingVariable)")
        }
        guard let comparison else {
            try write(bitmap, to: new)
            throw SnapshotError(.missing, "\(name): no \(reference.path); wrote \(new.path). \(Self.howToRecord)")
        }
        if comparison.isSameSize, comparison.count <= pixelTolerance, comparison.differingShare <= differingShare {
            return try removeLeftovers()
        }
        try write(bitmap, to: new)
        guard let image = comparison.image else {
            throw SnapshotError(.mismatch, "\(name): \(comparison); see \(new.path). \(Self.howToRecord)")
        }
        try write(image, to: difference)
        throw SnapshotError(
            .mismatch, "\(name) differs: \(comparison); see \(difference.path). \(Self.howToRecord)")
    }

    // MARK: Private

    private static let howToRecord = "If it is correct, record it with \(recordingVariable)=1"

    private var reference: URL { folder.appendingPathComponent("\(name).png") }
    private var new: URL { folder.appendingPathComponent("\(name).new.png") }
    private var difference: URL { folder.appendingPathComponent("\(name).diff.png") }

    private func read() throws(SnapshotError) -> Bitmap {
        do {
            return try ImageCodec.decode(Data(contentsOf: reference), name: reference.path, reducible: false)
        } catch {
            throw SnapshotError(.unreadable, "\(name): cannot read \(reference.path): \(error)")
        }
    }

    private func write(_ bitmap: Bitmap, to file: URL) throws(SnapshotError) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try ImageCodec.png(bitmap).write(to: file)
        } catch {
            throw SnapshotError(.unwritable, "\(name): cannot write \(file.path): \(error)")
        }
    }

    private func removeLeftovers() throws(SnapshotError) {
        for file in [new, difference] where FileManager.default.fileExists(atPath: file.path) {
            do {
                try FileManager.default.removeItem(at: file)
            } catch {
                throw SnapshotError(.unwritable, "\(name): cannot remove \(file.path): \(error)")
            }
        }
    }
}
