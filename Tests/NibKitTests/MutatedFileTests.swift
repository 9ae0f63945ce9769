import Foundation
import ListKit
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import NibKit

/// Tests that a file damaged at random is either rejected with an error that names it, or shown. Each seed causes
/// different damage.
@MainActor
@Suite("Damaged interface files")
struct MutatedFileTests {
    private static let sources = [
        ("Main", "storyboard"), ("BadgeView", "xib"), ("CardCell", "xib"), ("Main", "storyboard"),
    ]

    @Test("A damaged file is rejected with an error that names it, or shown", arguments: 0..<20)
    func damaged(_ group: UInt64) throws {
        for seed in group * 25..<group * 25 + 25 {
            let (name, type) = Self.sources[Int(seed) % Self.sources.count]
            let url = try #require(Bundle.module.url(forResource: "Files/\(name)", withExtension: type))
            var random = SeededGenerator(seed: seed)
            let text = InterfaceDamage.damaged(try String(contentsOf: url, encoding: .utf8), &random)
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

    @Test(
        "Files in other encodings than UTF-8 are rejected",
        arguments: [
            ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>", true), ("<?xml version='1.0' encoding = 'utf-8' ?>", true),
            ("<?xml version=\"1.0\"?>", true), ("", true), ("\u{FEFF}", true), ("\n", true),
            ("<?xml version=\"1.0\" encoding=\"UTF-7\"?>", false), ("<?xml version=\"1.0\" encoding='UTF-16'?>", false),
            ("<?xml version=\"1.0\" encoding=\"\"?>", false), ("<?xml version=\"1.0\" encoding?>", false),
            ("<?xml version=\"1.0\"\(String(repeating: " ", count: 2000)) encoding=\"UTF-7\"?>", false),
        ])
    func encodings(start: String, isSupported: Bool) {
        let text = start + "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects/></document>"
        for data in [Data(text.utf8), text.data(using: .utf16), text.data(using: .utf32)].compactMap(\.self) {
            let message: String
            do throws(InterfaceError) {
                _ = try InterfaceDocument(data, name: "a.xib")
                message = ""
            } catch {
                message = error.description
            }
            let isAccepted = isSupported && data == Data(text.utf8)
            #expect(message == (isAccepted ? "" : "a.xib:1: only files in UTF-8 are supported"))
        }
    }

    @Test(
        "A processing instruction without content, which crashed the XML parser, is ignored",
        arguments: ["<?name?>", "<?xml?>", "<?a?b?>", "<?name-ä?>", "<?name?><?name?>", "<!-- <?name?> -->"])
    func emptyInstructions(instruction: String) throws {
        let texts = [
            "\(instruction)\n<document>\n</document>", "<document>\n\(instruction)\n<view id=\"a\"/></document>",
            "<document>\n</document>\(instruction)",
        ]
        for text in texts {
            let root = try InterfaceParser.parse(Data(text.utf8), name: "A.xib")
            #expect(root.name == "document")
            #expect(root.children.allSatisfy { $0.line == 3 })
        }
        // With content, instructions are ignored by the parser itself.
        #expect(try InterfaceParser.parse(Data("<a><?b c?><?d ?></a>".utf8), name: "A.xib").name == "a")
    }

    @Test("A damaged file in UTF-7, which crashed the XML parser, is rejected")
    func damagedEncoding() throws {
        let url = try #require(Bundle.module.url(forResource: "Files/BadgeView", withExtension: "xib"))
        let text = try String(contentsOf: url, encoding: .utf8).replacing("\"UTF-8\"", with: "\"UTF-7\"")
        let error = #expect(throws: InterfaceError.self) { try InterfaceDocument(Data(text.utf8), name: "a.xib") }
        #expect(error?.description == "a.xib:1: only files in UTF-8 are supported")
    }

    @Test("10,000 nested views are rejected with an error that names the file")
    func deepNesting() {
        let nested = String(repeating: "<view><subviews>\n", count: 10_000)
        let text = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(nested)"
        let error = #expect(throws: InterfaceError.self) { try InterfaceDocument(Data(text.utf8), name: "deep.xib") }
        #expect(error?.description.hasPrefix("deep.xib:") == true)
    }
}
