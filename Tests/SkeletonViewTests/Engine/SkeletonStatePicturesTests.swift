import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Golden images of skeleton states")
struct SkeletonStatePicturesTests {
    private struct Failure: Error {}

    private let stage = OffscreenStage(size: CGSize(width: 240, height: 80), scale: 2)
    private let page = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 80))
    private let picture = UIView(frame: CGRect(x: 16, y: 16, width: 48, height: 48))
    private let title = UILabel(frame: CGRect(x: 80, y: 16, width: 144, height: 20))
    private let note = UILabel(frame: CGRect(x: 80, y: 44, width: 144, height: 20))

    init() throws {
        try PinnedFonts.use()
        picture.layer.cornerRadius = 24
        for view in [page, picture, title, note] { view.isSkeletonable = true }
        for view in [picture, title, note] { page.addSubview(view) }
        stage.window.addSubview(page)
        stage.advance(by: 0)
    }

    /// Fills the page as an app does when it receives `state`.
    private func show(_ state: SkeletonState) {
        switch state {
        case .loading: break
        case .loaded: (title.text, note.text, picture.backgroundColor) = ("Ada Lindqvist", "12 boats", .systemTeal)
        case .empty: (title.text, note.text, picture.backgroundColor) = ("Nobody yet", nil, .systemGray5)
        case .failed: (title.text, note.text, picture.backgroundColor) = ("No answer", "Try again", .systemRed)
        }
    }

    @Test("A page that is loading, loaded, empty and failed matches its golden images", arguments: ["light", "dark"])
    func pictures(look: String) async throws {
        stage.window.overrideUserInterfaceStyle = look == "dark" ? .dark : .light
        page.backgroundColor = .systemBackground
        let (states, say) = AsyncStream.makeStream(of: SkeletonState.self)
        let (heard, hear) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            await page.showSkeleton(.gradient(animated: true), following: states) { state in
                show(state)
                hear.yield()
            }
        }
        var words = heard.makeAsyncIterator()
        let steps: [(SkeletonState, String)] = [
            (.loading, "loading"), (.loaded, "loaded"), (.loading, ""), (.empty, "empty"), (.loading, ""),
            (.failed(Failure()), "failed"),
        ]
        for (state, name) in steps {
            say.yield(state)
            await words.next(isolation: MainActor.shared)
            stage.advance(by: 0.5)
            guard !name.isEmpty else { continue }
            try GoldenImage.expect(stage.bitmap(), named: "state-\(name)-\(look)", tolerance: 8)
        }
        say.finish()
        await task.value
    }
}
