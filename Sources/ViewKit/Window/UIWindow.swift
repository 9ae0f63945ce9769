package import DrawKit
public import Foundation
public import LayerKit
import TextKit

/// The root of a view tree, with the clock, the scheduler, the focus and the display list of what it shows. It knows no
/// renderer: its host draws the list.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.presentation?.drop()
            oldValue?.viewIfLoaded?.removeFromSuperview()
            if let rootViewController { enter(rootViewController) }
        }
    }
    /// The view that keys and text go to first; nil when they go to a controller, or nobody is first responder.
    public var focusedView: UIView? { firstResponder as? UIView }

    /// Who hears keys and text first, a view or a controller; nil when they go to the root controller's view.
    package internal(set) weak var firstResponder: UIResponder? {
        didSet {
            guard firstResponder !== oldValue else { return }
            if firstResponder == nil { formerFocus = oldValue as? UIView }
            marksFocus = !pointer.isInUse
            (oldValue as? UIView)?.focusDidChange(false)
            focusedView?.focusDidChange(true)
            updateTextInput()
        }
    }

    /// Who had the keys before they went to nobody, where the Tab key goes on.
    weak var formerFocus: UIView?
    /// Whether the control that has the keys is marked: not where a press of the pointer brought them, until a key
    /// acts on it. True by default.
    var marksFocus = true {
        didSet { if marksFocus != oldValue { (focusedView as? UIControl)?.stateDidChange() } }
    }

    /// What lies over everything, and has all touches and keys.
    weak var popUp: PopUp?
    /// What is presented over the root controller's view, the topmost last.
    var presentations: [Presentation] = []

    /// Whether the root controller's view is being put into the window.
    var isRootEntering = false
    /// The controllers that appear with the root controller, until they are laid out.
    var appearingControllers: [UIViewController] = []

    /// The tint colour of what has none of its own, as the desktop says; nil, the default, is blue.
    package var systemTintColor: UIColor? { didSet { systemTintColorDidChange(from: oldValue) } }

    /// Called in each frame that is about to change the picture, before its layout: what it changes is in the same
    /// frame, and asks for none by itself.
    package var willDrawFrame: (@MainActor () -> Void)?

    /// Called when the pointer came to another place, with it; nil is outside.
    package var pointerDidMove: (@MainActor (CGPoint?) -> Void)?
    /// Where the pointer is; nil while it is outside.
    package var pointerLocation: CGPoint? { pointer.location }

    package weak var host: (any WindowHost)?
    @exclusivity(unchecked)
    package internal(set) var windowTraits: UITraitCollection

    let pointer = PointerState()
    let layerHost: LayerHost
    @preconcurrency private var layoutObservers = ObserverList<@MainActor () -> Void>()
    @preconcurrency var traitObservers = ObserverList<@MainActor (UIView) -> Void>()

    /// Makes a window; its size is its host's to set.
    public override init(frame: CGRect) {
        windowTraits = .outside
        let clock = FrameClock()
        let root = CALayer()
        layerHost = LayerHost(root: root, clock: clock)
        super.init(frame: frame)
        root.addSublayer(layer)
        backgroundColor = .systemBackground
    }

    /// Makes a window as large as the screen.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    /// Archives of windows do not exist here: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    open override func layoutSubviews() {
        if let view = rootViewController?.viewIfLoaded, view.superview === self { view.frame = bounds }
        for (index, presentation) in presentations.enumerated() {
            presentation.frame = bounds
            presentation.setNeedsLayout()
            let place = subviews.count - presentations.count + index - (popUp == nil ? 0 : 1)
            if subviews.firstIndex(of: presentation) != place { bringSubviewToFront(presentation) }
        }
        guard let popUp else { return }
        popUp.frame = bounds
        popUp.setNeedsLayout()
        if subviews.last !== popUp { bringSubviewToFront(popUp) }
    }

    /// Keys that nobody took go back or scroll what fills most of the window.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if goBack(by: presses) { return }
        if !scrollLargestScrollView(by: presses.first?.key?.keyCode) { super.pressesBegan(presses, with: event) }
    }

    // MARK: Public

    /// Runs `action` `delay` seconds after the time of the present turn, on the window's clock: in a test, when the
    /// stage is advanced past it. Delays below 0 are 0. Cancel the result to keep it from running.
    @preconcurrency @discardableResult
    public func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> ScheduledWork {
        let work = layerHost.scheduler.schedule(after: delay, action)
        host?.wake()
        return work
    }

    // MARK: Package: one frame, for hosts

    /// The time of the present turn, in seconds.
    package var time: TimeInterval { layerHost.clock.now }

    /// The clock of the window's frames.
    package var clock: FrameClock { layerHost.clock }

    /// Seconds from one frame to the next, as far as the display says.
    package var frameInterval: TimeInterval {
        get { layerHost.frameInterval }
        set { layerHost.frameInterval = newValue }
    }

    /// Whether a frame waits until the pictures in it are decoded: true, but in a window of a desktop.
    package var waitsForPictures: Bool {
        get { layerHost.waitsForPictures }
        set { layerHost.waitsForPictures = newValue }
    }

    /// Whether what draws the window can move pixels in its last picture. False by default.
    package var movesPixels: Bool {
        get { layerHost.movesPixels }
        set { layerHost.movesPixels = newValue }
    }

    /// The picture of the last frame.
    package var displayList: DisplayList { layerHost.list }

    /// How many layers the record pass has looked at since the window was made.
    package var visitedLayers: UInt64 { layerHost.visitedLayers }

    /// The light that crosses the window; nil while nobody keeps one.
    package internal(set) weak var light: WindowLight?

    /// How many frames were recorded since the window was made: whether what changed since then can have been seen.
    package private(set) var recordedFrames = 0

    /// When the window next has something to do by itself: a timer, an animation, or a change; nil for never.
    package var nextDeadline: TimeInterval? {
        guard let change = layerHost.nextChange, let due = layerHost.scheduler.nextDue else {
            return layerHost.nextChange ?? layerHost.scheduler.nextDue
        }
        return min(change, due)
    }

    /// Moves to `time` and runs the timers that are due by then, each at its own time.
    package func runTimers(until time: TimeInterval) {
        layerHost.scheduler.runDue(until: time)
    }

    /// The animate pass.
    package func animate() -> Damage {
        let damage = layerHost.animate()
        if let willDrawFrame, !damage.isEmpty || layerHost.hasPendingWork { willDrawFrame() }
        return damage
    }

    /// The layout pass, and what follows layouts.
    package func layout() {
        RecentText.shared.beginFrame()
        layerHost.layout {
            for observer in layoutObservers.actions { observer() }
            updateHover()
        }
    }

    /// The record pass; says what to draw again, with what `animate` changed.
    package func record(adding animated: Damage) -> Damage {
        recordedFrames += 1
        layerHost.backdrop = backgroundColor?.cgColor ?? UIColor.black.cgColor
        return layerHost.record(adding: animated)
    }

    /// Gives the window a size in points, on a picture of `scale` pixels a point.
    package func resize(to size: CGSize, scale: CGFloat) {
        layerHost.pixelSize = PixelSize(
            width: Int32((size.width * scale).rounded()), height: Int32((size.height * scale).rounded()))
        layerHost.scale = scale
        layerHost.root.bounds = CGRect(origin: .zero, size: size)
        layerHost.root.position = CGPoint(x: size.width / 2, y: size.height / 2)
        let transition = announce(size)
        frame = CGRect(origin: .zero, size: size)
        setTraits(windowTraits.with(scale: scale))
        transition?.finish()
    }

    /// Tells the controllers that the window, which has another size already, gets that of `size`.
    private func announce(_ size: CGSize) -> ResizeCoordinator? {
        guard let rootViewController, rootViewController.isViewLoaded, !bounds.isEmpty, bounds.size != size else {
            return nil
        }
        let coordinator = ResizeCoordinator(self)
        rootViewController.viewWillTransition(to: size, with: coordinator)
        for presentation in presentations { presentation.controller.viewWillTransition(to: size, with: coordinator) }
        return coordinator
    }

    // MARK: Package: observers, called in the order in which they came

    /// Calls `action` after each layout pass that may have changed something, until `removeObserver`.
    @preconcurrency
    package func observeLayout(_ observer: AnyObject, action: @escaping @MainActor () -> Void) {
        layoutObservers.set(action, of: observer)
    }

    package func removeObserver(_ observer: AnyObject) {
        layoutObservers.remove(observer)
        traitObservers.remove(observer)
    }

    // MARK: Internal

    /// Drops every reference to `view` and what is inside it, because it left the window.
    func forget(_ view: UIView) {
        takeKeys(from: view)
        let controllerView = (firstResponder as? UIViewController)?.viewIfLoaded
        if let controllerView, controllerView.isDescendant(of: view) { firstResponder = nil }
        pointer.forget(view)
    }
}
