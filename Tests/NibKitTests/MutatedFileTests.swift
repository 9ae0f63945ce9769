import Foundation
import ListKit
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import NibKit

/// Tests that a file damaged at random is either rejected with its name or shown. Each seed causes different damage.
@MainActor
@Suite("Damaged interface files")
struct MutatedFileTests {
    private static let sources = [
        ("Main", "storyboard"), ("BadgeView", "xib"), ("CardCell", "xib"), ("Main", "storyboard"),
    ]

    @Test("A damaged file is rejected with its name, or shown", arguments: 0..<20)
    func damaged(_ group: UInt64) throws {
        for seed in group * 25..<group * 25 + 25 {
            let (name, type) = Self.sources[Int(seed) % Self.sources.count]
            let url = try #require(Bundle.module.url(forResource: "Files/\(name)", withExtension: type))
            var mutation = FileMutation(seed: seed)
            let text = mutation.damaged(try String(contentsOf: url, encoding: .utf8))
            _ = Messages.during { load(text, seed: seed) }
        }
    }

    private func load(_ text: String, seed: UInt64) {
        let document: InterfaceDocument
        do {
            document = try InterfaceDocument(Data(text.utf8), name: "damaged")
        } catch {
            #expect(error.description.hasPrefix("damaged:"), "seed \(seed)")
            return
        }
        let stage = OffscreenStage(size: CGSize(width: 300, height: 400))
        if document.kind == .xib {
            let nib = UINib(data: Data(text.utf8), bundle: nil)
            for case let view as UIView in nib.instantiate(withOwner: UIViewController()) {
                stage.window.addSubview(view)
                stage.advance(by: 1.0 / 60)
            }
            return
        }
        let storyboard = UIStoryboard(document: document, modules: ["NibKitTests"])
        for index in 0..<storyboard.sceneCount {
            stage.window.rootViewController = storyboard.instantiateViewController(at: index)
            stage.advance(by: 1.0 / 60)
        }
    }

    @Test("Scenes that contain or embed themselves are reported once, and shown without the cycle")
    func cycles() throws {
        let url = try #require(Bundle.module.url(forResource: "Files/Main", withExtension: "storyboard"))
        var text = try String(contentsOf: url, encoding: .utf8)
        text = text.replacingOccurrences(
            of: "destination=\"emb-05\" kind=\"embed\"", with: "destination=\"dtl-03\" kind=\"embed\"")
        text = text.replacingOccurrences(
            of: "destination=\"lst-01\" kind=\"relationship\"", with: "destination=\"nav-01\" kind=\"relationship\"")
        let document = try InterfaceDocument(Data(text.utf8), name: "f.storyboard")
        let messages = Messages.during {
            let storyboard = UIStoryboard(document: document, modules: ["NibKitTests"])
            #expect(storyboard.instantiateInitialViewController()?.children.isEmpty == true)
            #expect(storyboard.instantiateViewController(withIdentifier: "detail").view.subviews.count == 2)
        }
        #expect(messages.count { $0.contains("can't contain itself") } == 1)
        #expect(messages.count { $0.contains("can't embed itself") } == 1)
    }

    @Test("10,000 nested views are rejected with the line")
    func deepNesting() {
        let nested = String(repeating: "<view><subviews>\n", count: 10_000)
        let text = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(nested)"
        let error = #expect(throws: InterfaceError.self) { try InterfaceDocument(Data(text.utf8), name: "deep.xib") }
        #expect(error?.description.hasPrefix("deep.xib:") == true)
    }
}

/// Damages a file at random.
private struct FileMutation {
    private var generator: SeededGenerator
    private static let values = [
        "", "YES", "NO", "-1", "0", "1e400", "NaN", "-inf", "99999999999999999999", "a:b", "1:0", "\u{1F600}", "nav-01",
        "v-02", "tbl-02", "cel", "label", String(repeating: "x", count: 5_000),
    ]
    private static let names = [
        "view", "label", "tableView", "button", "stackView", "color", "constraint", "segue", "outlet", "unknown",
        "collectionView", "viewController", "navigationController",
    ]

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// Returns `text` with one to eight changes.
    mutating func damaged(_ text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
            let index = Int.random(in: 2..<lines.count, using: &generator)
            switch Int.random(in: 0..<8, using: &generator) {
            case 0: lines.remove(at: index)
            case 1: lines.insert(lines[index], at: Int.random(in: 2..<lines.count, using: &generator))
            case 2: lines[index] = String(lines[index].prefix(Int.random(in: 0...60, using: &generator)))
            case 3: renameElement(in: &lines[index])
            default: replaceValue(in: &lines[index])
            }
            if lines.count < 4 { break }
        }
        return lines.joined(separator: "\n")
    }

    private mutating func replaceValue(in line: inout String) {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 3, let value = Self.values.randomElement(using: &generator) else { return }
        var changed = parts
        changed[Int.random(in: 0..<parts.count / 2, using: &generator) * 2 + 1] = value
        line = changed.joined(separator: "\"")
    }

    private mutating func renameElement(in line: inout String) {
        guard let start = line.firstIndex(of: "<"), let name = Self.names.randomElement(using: &generator),
            line.hasSuffix("/>"), let end = line[start...].firstIndex(where: { $0 == " " || $0 == "/" })
        else { return }
        line.replaceSubrange(line.index(after: start)..<end, with: name)
    }
}
