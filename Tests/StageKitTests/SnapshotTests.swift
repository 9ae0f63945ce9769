import DrawKit
import Foundation
import ImageKit
import Testing
import ViewKit

@testable import StageKit

@MainActor
@Suite("Snapshots of an OffscreenStage")
struct SnapshotTests {
    private let stage = OffscreenStage(size: CGSize(width: 8, height: 4))
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "SnapshotTests-\(UUID().uuidString)")

    /// The path of a test file in a target's folder.
    private var file: String { folder.appendingPathComponent("Tests/AppTests/Inbox/InboxTests.swift").path }
    private var golden: URL { folder.appendingPathComponent("Tests/AppTests/Golden") }

    /// Verifies a frame in which `columns` columns are gray and the rest is white.
    private func verify(
        gray: CGFloat = 0.5, columns: Int = 2, componentTolerance: Int = 0, pixelTolerance: Int = 0,
        differingShare: Double = 1, isRecording: Bool = false
    ) throws {
        for view in stage.window.subviews { view.removeFromSuperview() }
        stage.window.backgroundColor = .white
        let view = UIView(frame: CGRect(x: 0, y: 0, width: columns, height: 4))
        view.backgroundColor = UIColor(white: gray, alpha: 1)
        stage.window.addSubview(view)
        stage.advance(by: 0)
        try ReferenceSnapshot(named: "inbox", forTestsIn: file).verify(
            stage.bitmap(), componentTolerance: componentTolerance, pixelTolerance: pixelTolerance,
            differingShare: differingShare, isRecording: isRecording)
    }

    private func reason(_ verify: () throws -> Void) -> SnapshotError.Reason? {
        #expect(throws: SnapshotError.self, performing: verify)?.reason
    }

    private var files: Set<String> {
        Set((try? FileManager.default.contentsOfDirectory(atPath: golden.path)) ?? [])
    }

    private func record() {
        #expect(reason { try verify(isRecording: true) } == .recorded)
    }

    private func cleanUp() throws {
        try FileManager.default.removeItem(at: folder)
    }

    @Test("An image is missing until it is recorded, and recording fails the first time")
    func recording() throws {
        #expect(reason { try verify() } == .missing)
        #expect(files == ["inbox.new.png"])
        record()
        #expect(files == ["inbox.png"])
        try verify(isRecording: true)
        try verify()
        try cleanUp()
    }

    @Test("A mismatch writes the new image and the difference, which a later match removes")
    func mismatch() throws {
        record()
        let error = #expect(throws: SnapshotError.self) { try verify(columns: 3) }
        #expect(error?.reason == .mismatch)
        #expect(error?.description.contains("inbox differs: 4 pixels, by 127 at most") == true, "\(error as Any)")
        #expect(files == ["inbox.png", "inbox.new.png", "inbox.diff.png"])
        let difference = try ImageCodec.decode(
            Data(contentsOf: golden.appendingPathComponent("inbox.diff.png")), name: "difference", reducible: false)
        guard case .color(let pixels) = difference.pixels else {
            Issue.record("the difference has no colors")
            return
        }
        #expect(pixels[2] == 0xFFFF_0000 && pixels[3] == 0xFFFF_FFFF)
        try verify()
        #expect(files == ["inbox.png"])
        try cleanUp()
    }

    @Test("Tolerances allow small differences in few pixels")
    func tolerances() throws {
        record()
        #expect(reason { try verify(columns: 3, pixelTolerance: 3) } == .mismatch)
        try verify(columns: 3, pixelTolerance: 4)
        #expect(reason { try verify(gray: 0.51, componentTolerance: 1) } == .mismatch)
        try verify(gray: 0.51, componentTolerance: 3)
        #expect(reason { try verify(gray: 0.51, columns: 3, componentTolerance: 3, pixelTolerance: 3) } == .mismatch)
        #expect(reason { try verify(gray: 0.51, isRecording: true) } == .recorded)
        try cleanUp()
    }

    @Test("A limit on the share of differing pixels also counts small differences")
    func share() throws {
        record()
        try verify(gray: 0.51, componentTolerance: 3, differingShare: 0.25)
        let error = #expect(throws: SnapshotError.self) {
            try verify(gray: 0.51, componentTolerance: 3, differingShare: 0.24)
        }
        #expect(error?.description.contains("0 pixels, by 2 at most; 25.0% of all pixels differ at all") == true)
        try cleanUp()
    }

    @Test("Images of a different size, damaged images and stages without a frame are reported")
    func unusable() throws {
        record()
        stage.resize(to: CGSize(width: 9, height: 4))
        let error = #expect(throws: SnapshotError.self) { try verify(pixelTolerance: 1_000) }
        #expect(error?.description.contains("the sizes differ") == true)
        try Data("no picture".utf8).write(to: golden.appendingPathComponent("inbox.png"))
        #expect(reason { try verify() } == .unreadable)
        let unshown = OffscreenStage(size: CGSize(width: 8, height: 4))
        #expect(reason { try unshown.verifySnapshot(named: "unshown") } == .unavailable)
        let empty = OffscreenStage(size: .zero)
        empty.advance(by: 0)
        #expect(reason { try empty.verifySnapshot(named: "empty") } == .unavailable)
        try cleanUp()
    }

    @Test("A folder that cannot be created throws an error")
    func unwritable() throws {
        try FileManager.default.createDirectory(
            at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: golden)
        #expect(reason { try verify() } == .unwritable)
        try cleanUp()
    }

    @Test("Reference images are in the folder of the target, or next to the file")
    func folders() {
        #expect(ReferenceSnapshot.folder(forTestsIn: file).path == golden.path)
        #expect(ReferenceSnapshot.folder(forTestsIn: "/app/Checks/Deep/A.swift").path == "/app/Checks/Deep/Golden")
    }
}
