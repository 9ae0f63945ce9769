import DrawKit
import Foundation
import LayerKit

/// Metrics of navigation controllers. Lengths are in points, durations in seconds.
enum NavigationMetrics {
    static let height: CGFloat = 44
    static let transitionDuration = 0.35
    /// The duration of the animation that hides or shows the bar or its palette.
    static let hidingDuration = 0.2
    /// The fade-out duration of the bar's previous content.
    static let fadingDuration = 0.1
    /// The offset of the covered page, and of the bar's new content before it slides in, as a fraction of the width.
    static let parallax: CGFloat = 0.3
}

/// The view of a navigation controller, which contains the bars and the pages.
@MainActor
final class NavigationView: UIView, FocusOrdering {
    private weak var navigation: UINavigationController?

    init(_ navigation: UINavigationController, frame: CGRect) {
        self.navigation = navigation
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clipsToBounds = true
        addSubview(navigation.navigationBar)
        placeBars()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The subviews in tab order, with the bar first.
    var focusOrder: [UIView] {
        let bar = subviews.filter { $0 is UINavigationBar }
        return bar + subviews.filter { !($0 is UINavigationBar) }
    }

    /// Completes a change in progress when the view enters or leaves a window, and shows the current stack when the
    /// view enters a window.
    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        window?.removeObserver(self)
        newWindow?.observeLayout(self) { [weak self] in self?.navigation?.followScrollView() }
        navigation?.finishChange()
        if newWindow != nil { navigation?.showCurrentStack() }
    }

    var showsBar: Bool { navigation?.isNavigationBarHidden == false }

    override func layoutSubviews() {
        navigation?.showCurrentStack()
        navigation?.placeBars()
    }

    /// Places the bar at the top of the safe area, or directly above the view if the bar is hidden, and the bottom bar
    /// at the bottom of the safe area, or directly below the view if the bottom bar is hidden.
    func placeBars() {
        guard let navigation else { return }
        let height = navigation.navigationBar.preferredHeight
        let top = navigation.isNavigationBarHidden ? -height : safeAreaInsets.top
        let frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
        if navigation.navigationBar.frame != frame { navigation.navigationBar.frame = frame }
        guard let bottomBar = navigation.bottomBar else { return }
        let visible = navigation.bottomBarHeight
        bottomBar.frame = CGRect(
            x: 0, y: visible > 0 ? bounds.height - safeAreaInsets.bottom - visible : bounds.height, width: bounds.width,
            height: bottomBar.barHeight)
    }
}

/// A page of a navigation controller, which contains one controller's view and a dimming view for transitions.
@MainActor
final class NavigationPage: UIView, FocusOrdering {
    let controller: UIViewController
    /// The distances of the content from the edges of the page, in points, because the content ends at bars.
    var contentInsets = UIEdgeInsets.zero { didSet { if contentInsets != oldValue { placeContent() } } }
    private let dim = UIView()

    init(_ controller: UIViewController) {
        self.controller = controller
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        dim.backgroundColor = UIColor(
            cgColor: CGColor(
                light: RGBA(red: 0, green: 0, blue: 0, alpha: 0.1), dark: RGBA(red: 0, green: 0, blue: 0, alpha: 0.4)))
        dim.isUserInteractionEnabled = false
        dim.alpha = 0
        dim.isHidden = true
        addSubview(dim)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The subviews in tab order, or only the topmost modal view, such as search results, if there is one.
    var focusOrder: [UIView] {
        subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }.map { [$0] } ?? subviews
    }

    override func layoutSubviews() {
        dim.frame = bounds
        placeContent()
    }

    /// The frame of the controller's view.
    var contentFrame: CGRect { bounds.inset(by: contentInsets) }

    private func placeContent() {
        if let view = controller.viewIfLoaded, view.superview === self { view.frame = contentFrame }
    }

    /// Offsets the page by `fraction` of its width, and dims it by `amount`, 0...1.
    func offset(by fraction: CGFloat, dimmed amount: CGFloat) {
        dim.isHidden = false
        transform = CGAffineTransform(translationX: fraction * bounds.width, y: 0)
        dim.alpha = amount
    }

    /// Resets the page's position, opacity and dimming.
    func reset() {
        transform = .identity
        alpha = 1
        dim.alpha = 0
        dim.isHidden = true
    }
}
