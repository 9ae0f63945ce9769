import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Golden images of themes")
struct ThemePicturesTests {
    private let stage = OffscreenStage(size: CGSize(width: 320, height: 120), scale: 2)
    private let panel = UIView(frame: CGRect(x: 0, y: 0, width: 104, height: 120))
    private let note = UIView(frame: CGRect(x: 176, y: 76, width: 128, height: 28))

    /// Creates a page with a person and a note, next to a dark panel with three lines.
    private func makePage() -> UIView {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
        page.backgroundColor = .systemBackground
        panel.backgroundColor = .midnightBlue
        note.backgroundColor = .systemGray6
        note.layer.cornerRadius = 8
        let portrait = UIView(frame: CGRect(x: 120, y: 16, width: 44, height: 44))
        portrait.layer.cornerRadius = 22
        let lines = (0..<3).map { UIView(frame: CGRect(x: 16, y: 16 + 32 * $0, width: 72, height: 20)) }
        let name = UIView(frame: CGRect(x: 176, y: 18, width: 128, height: 16))
        let text = UIView(frame: CGRect(x: 176, y: 42, width: 96, height: 14))
        let sentence = UIView(frame: CGRect(x: 10, y: 8, width: 108, height: 12))
        for view in [name, text, sentence] + lines { view.layer.cornerRadius = 5 }
        for line in lines { panel.addSubview(line) }
        note.addSubview(sentence)
        for view in [panel, portrait, name, text, note] { page.addSubview(view) }
        for view in [page, panel, portrait, name, text, note, sentence] + lines { view.isSkeletonable = true }
        return page
    }

    @Test("A page, a panel and a note with different themes match their golden images", arguments: ["light", "dark"])
    func pictures(look: String) throws {
        stage.window.overrideUserInterfaceStyle = look == "dark" ? .dark : .light
        let page = makePage()
        stage.window.addSubview(page)
        stage.window.skeletonTheme = .gradient(animated: true)
        panel.skeletonTheme = .gradient(usingGradient: SkeletonGradient(baseColor: .wetAsphalt), animated: true)
        note.skeletonTheme = .solid(usingColor: .sunFlower)
        stage.advance(by: 0)
        page.showSkeleton()
        stage.advance(by: 1.4)
        try GoldenImage.expect(stage.bitmap(), named: "themes-\(look)", tolerance: 8)
    }
}
