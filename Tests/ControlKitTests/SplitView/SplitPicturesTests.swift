import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

/// Golden images of split views; see `GoldenImage`.
@MainActor
@Suite("Golden images of split views")
struct SplitPicturesTests {
    init() throws {
        try PinnedFonts.use()
    }

    private func screen(_ title: String, _ lines: [String], _ color: UIColor) -> UIViewController {
        let screen = UIViewController()
        screen.title = title
        screen.view.backgroundColor = color
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 14
        stack.translatesAutoresizingMaskIntoConstraints = false
        for line in lines {
            let label = UILabel()
            label.text = line
            label.textAlignment = .natural
            stack.addArrangedSubview(label)
        }
        screen.view.addSubview(stack)
        let guide = screen.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
        ])
        return screen
    }

    private func show(
        _ style: UISplitViewController.Style, _ size: CGSize, _ appearance: ControlSheet.Appearance
    ) -> (OffscreenStage, UISplitViewController) {
        let stage = OffscreenStage(size: size, style: appearance == .dark ? .dark : .light)
        if appearance == .mirrored { stage.direction = .rightToLeft }
        let split = UISplitViewController(style: style)
        let folders = ["Inbox", "Drafts", "Sent", "Archive"]
        split.setViewController(screen("Mailboxes", folders, .secondarySystemBackground), for: .primary)
        if style == .tripleColumn {
            split.setViewController(
                screen("Inbox", ["Ada: Notes", "Grace: A bug", "Alan: Tea?"], .systemBackground), for: .supplementary)
        }
        split.setViewController(
            screen("Message", ["The engine weaves patterns", "as the loom weaves flowers"], .systemBackground),
            for: .secondary)
        stage.window.rootViewController = split
        stage.advance(by: 0)
        return (stage, split)
    }

    @Test("Two columns side by side match their golden images", arguments: ControlSheet.Appearance.allCases)
    func beside(appearance: ControlSheet.Appearance) throws {
        let (stage, _) = show(.doubleColumn, CGSize(width: 1000, height: 600), appearance)
        try GoldenImage.expect(stage.bitmap(), named: "split-beside-\(appearance.rawValue)", tolerance: 8)
    }

    @Test(
        "Two columns that displace the secondary column match their golden images",
        arguments: ControlSheet.Appearance.allCases)
    func displacing(appearance: ControlSheet.Appearance) throws {
        let (stage, split) = show(.tripleColumn, CGSize(width: 1000, height: 600), appearance)
        split.show(.primary)
        stage.advance(by: 1)
        try GoldenImage.expect(stage.bitmap(), named: "split-displacing-\(appearance.rawValue)", tolerance: 8)
    }

    @Test("A column over the secondary column matches its golden images", arguments: ControlSheet.Appearance.allCases)
    func over(appearance: ControlSheet.Appearance) throws {
        let (stage, split) = show(.doubleColumn, CGSize(width: 700, height: 500), appearance)
        split.show(.primary)
        stage.advance(by: 1)
        try GoldenImage.expect(stage.bitmap(), named: "split-over-\(appearance.rawValue)", tolerance: 8)
    }

    @Test(
        "The secondary column with the button that shows the others matches its golden images",
        arguments: ControlSheet.Appearance.allCases
    )
    func alone(appearance: ControlSheet.Appearance) throws {
        let (stage, _) = show(.doubleColumn, CGSize(width: 700, height: 500), appearance)
        try GoldenImage.expect(stage.bitmap(), named: "split-alone-\(appearance.rawValue)", tolerance: 8)
    }

    @Test("A focused divider matches its golden image")
    func focusedDivider() throws {
        let (stage, _) = show(.doubleColumn, CGSize(width: 700, height: 500), .light)
        stage.resize(to: CGSize(width: 1000, height: 600))
        stage.advance(by: 0)
        stage.press(.keyboardTab)
        stage.press(.keyboardTab)
        stage.advance(by: 1)
        try GoldenImage.expect(stage.bitmap(), named: "split-divider-focused", tolerance: 8)
    }
}
