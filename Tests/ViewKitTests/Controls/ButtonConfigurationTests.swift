import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UIButton.Configuration")
struct ButtonConfigurationTests {
    init() throws {
        try PinnedFonts.use()
    }

    private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Follow"
        change(&configuration)
        return UIButton(configuration: configuration)
    }

    @Test("The size determines font and insets unless the app sets custom insets")
    func sizes() {
        let heights = [UIButton.Configuration.Size.mini, .small, .medium, .large].map { size in
            button { $0.buttonSize = size }.intrinsicContentSize.height
        }
        #expect(heights == heights.sorted() && Set(heights).count == 4)
        let medium = button { _ in }
        #expect(medium.titleLabel?.font.pointSize == 15 && medium.configuration?.contentInsets.leading == 18)
        medium.configuration?.buttonSize = .large
        #expect(medium.titleLabel?.font.pointSize == 17 && medium.configuration?.contentInsets.leading == 22)
        medium.configuration?.contentInsets = .zero
        medium.configuration?.buttonSize = .mini
        #expect(medium.configuration?.contentInsets == .zero)
        medium.configuration?.setDefaultContentInsets()
        #expect(medium.configuration?.contentInsets.leading == 10)
    }

    @Test("The padding between the image and the title is 0 unless the app sets another one")
    func padding() {
        let button = button { $0.image = UIImage(systemName: "star") }
        let width = button.intrinsicContentSize.width
        button.configuration?.imagePadding = 6
        #expect(button.intrinsicContentSize.width == width + 6)
    }

    @Test("The activity indicator replaces the image while it is shown")
    func wheel() throws {
        let stage = OffscreenStage(size: CGSize(width: 200, height: 60))
        let button = button { $0.image = UIImage(systemName: "star") }
        stage.window.addSubview(button)
        let size = button.intrinsicContentSize
        button.configuration?.showsActivityIndicator = true
        button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
        stage.advance(by: 0)
        let wheel = try #require(button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
        #expect(wheel.isAnimating && wheel.frame.size == CGSize(width: 20, height: 20))
        #expect(button.imageView?.isHidden == true && button.intrinsicContentSize == size)
        button.configuration?.showsActivityIndicator = false
        #expect(wheel.superview == nil && button.imageView?.isHidden == false)
    }

    @Test("A symbol without a size of its own gets the configuration's size")
    func symbols() {
        let plain = button {
            $0.image = UIImage(systemName: "star")
            $0.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 30)
        }
        let own = UIImage.SymbolConfiguration(pointSize: 10)
        #expect(plain.imageView?.intrinsicContentSize.width == 36)
        plain.configuration?.image = UIImage(systemName: "star", withConfiguration: own)
        #expect(plain.imageView?.intrinsicContentSize.width == 12)
    }

    @Test("Title and subtitle layouts match their golden images", arguments: ControlSheet.Appearance.allCases)
    func picture(appearance: ControlSheet.Appearance) throws {
        var sheet = ControlSheet(appearance, size: CGSize(width: 520, height: 340), rowHeight: 68)
        let star = UIImage(systemName: "star.fill")
        sheet.add(
            "sizes",
            [UIButton.Configuration.Size.mini, .small, .medium, .large].map { size in
                button { $0.buttonSize = size }
            })
        sheet.add(
            "subtitles",
            [UIButton.Configuration.TitleAlignment.leading, .center, .trailing].map { alignment in
                button {
                    $0.subtitle = "128 readers"
                    $0.titleAlignment = alignment
                }
            })
        sheet.add(
            "pictures",
            [NSDirectionalRectEdge.leading, .trailing].map { placement in
                button {
                    ($0.image, $0.imagePlacement, $0.subtitle) = (star, placement, "128 readers")
                    ($0.titlePadding, $0.imagePadding) = (3, 6)
                }
            })
        sheet.add(
            "symbols",
            [10, 22].map { size in
                button {
                    ($0.image, $0.title) = (star, nil)
                    $0.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: size)
                }
            })
        sheet.add(
            "waiting",
            [
                button { ($0.showsActivityIndicator, $0.imagePadding) = (true, 6) },
                button { ($0.title, $0.showsActivityIndicator) = (nil, true) },
            ])
        try sheet.expect("button-configurations", appearance)
    }
}
