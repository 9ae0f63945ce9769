package import DrawKit
public import Foundation
public import LayerKit
import TextKit

/// The root of a view tree, with its clock, scheduler, focus and display list. A window doesn't depend on a renderer,
/// because its host draws the display list.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The controller whose view fills the window. `nil` by default.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.presentation?.dismissImmediately()
            oldValue?.viewIfLoaded?.removeFromSuperview()
            if let rootViewController { enter(rootViewController) } else { updateMenuBar() }
        }
    }
    /// The window's position in the stacking order; `.normal` by default. No effect, because the desktop stacks the
    /// windows.
    open var windowLevel: Level {
        get { ownLevel }
        set { ownLevel = newValue }
    }
    /// The view that receives key events and text first; `nil` if the first responder is not a view. Not part of UIKit.
    public var focusedView: UIView? { firstResponder as? UIView }

    /// The view or controller that receives key events and text first. If it is `nil`, key events go to the pop-up, the
    /// topmost presentation or the root controller's view, whichever is frontmost.
    package internal(set) weak var firstResponder: UIResponder? {
        didSet { if firstResponder !== oldValue { firstResponderDidChange(from: oldValue) } }
    }
    /// The responder that keyboard focus has left for a menu, if any. It is still first responder for the app.
    package internal(set) weak var suspendedResponder: UIResponder?
    /// `true` if the suspended responder was already hidden when keyboard focus moved to a menu, as fields with an
    /// input view may be. Such a responder regains the focus although it is hidden.
    var suspendedWhileHidden = false
    /// The area of the text input of which the host knows; `nil` without text input.
    var textInputArea: CGRect?

    private lazy var ownUndoManager = UndoManager()

    /// The panel that shows the first responder's input views, if any.
    var inputPanel: InputPanel?

    /// The view that had focus before the focus was cleared. The Tab key continues from this view.
    weak var formerFocus: UIView?
    /// The view that lost focus because its events were blocked; `nil` once another responder outside menus has had
    /// focus. The view regains focus when its events are no longer blocked.
    weak var blockedFocus: UIView?
    /// `true` if the focused control shows its focus ring. A press of the pointer's button anywhere in the window hides
    /// the ring, and a key that acts on the focus, such as an arrow key, shows it. When the first responder changes,
    /// becomes `false` if the pointer's button was pressed more recently than a key, and otherwise `true`. `true` by
    /// default.
    package internal(set) var showsFocusRing = true {
        didSet { if showsFocusRing != oldValue { (focusedView as? UIControl)?.controlStateDidChange() } }
    }

    /// The pop-up in front of all other views, which receives all key events, and all touches except those on the menu
    /// bar that opened it.
    package weak var popUp: (any WindowPopUp)?
    /// The menu bar, if any, which covers the top of the root controller's view.
    package weak var menuBar: (any WindowMenuBar)?
    /// The presentations over the root controller's view, topmost last.
    var presentations: [Presentation] = []

    /// `true` while the root controller's view is being added to the window.
    var isRootEntering = false
    /// The controllers that are appearing with the root controller and have not been laid out yet.
    var appearingControllers: [UIViewController] = []

    /// The tint color in the desktop's preferences, used by views without a custom tint color. `nil`, the default,
    /// means blue.
    package var systemTintColor: UIColor? { didSet { systemTintColorDidChange(from: oldValue) } }

    /// Called before the layout of each frame that is about to change the display. Changes made by the closure are part
    /// of that frame and don't schedule another frame.
    package var willDrawFrame: (@MainActor () -> Void)?

    /// Called with the pointer's new location when the pointer has moved, or with `nil` when it has left the window.
    package var pointerDidMove: (@MainActor (CGPoint?) -> Void)?
    /// Called with each key press before any responder, even while a menu or an alert is open. If the result is `true`,
    /// the key has been handled.
    package var handlesKey: (@MainActor (UIPress) -> Bool)?
    /// The pointer's location; `nil` while the pointer is outside.
    package var pointerLocation: CGPoint? { pointer.location }

    package weak var host: (any WindowHost)?
    @exclusivity(unchecked)
    package internal(set) var windowTraits: UITraitCollection

    let pointer = PointerState()
    let layerHost: LayerHost
    @preconcurrency private var layoutObservers = ObserverList<@MainActor () -> Void>()
    @preconcurrency var traitObservers = ObserverList<@MainActor (UIView) -> Void>()

    /// Creates a window. The host sets the size of a program's first window; any other window opens with the size of
    /// `frame`.
    public override init(frame: CGRect) {
        windowTraits = .outside
        layerHost = LayerHost(root: CALayer(), clock: Self.makeClock())
        super.init(frame: frame)
        setUp()
    }

    /// Creates a window for `windowScene` with the size of the screen. The host sets the size of a program's first
    /// window.
    public init(windowScene: UIWindowScene) {
        windowTraits = .outside
        layerHost = LayerHost(root: CALayer(), clock: Self.makeClock())
        super.init(frame: windowScene.screen.bounds)
        setUp()
    }

    /// Returns a clock for a new window. While the program's run loop runs, the clock shows the loop's time, because
    /// work scheduled before the window opens would otherwise be overdue when it opens, and it doesn't replace a
    /// current clock, so that `CACurrentMediaTime` doesn't change in the middle of a turn. Otherwise the clock starts
    /// at 0 and becomes the current clock.
    private static func makeClock() -> FrameClock {
        guard let presenter = UIApplication.shared.windowPresenter else { return FrameClock() }
        return FrameClock(now: presenter.time, isCurrent: FrameClock.current == nil)
    }

    private func setUp() {
        layerHost.root.addSublayer(layer)
        if let display = UIApplication.shared.initialDisplay {
            windowTraits = bounds.isEmpty ? display.traits : display.traits.with(windowSize: bounds.size)
            layerHost.scale = windowTraits.displayScale
            layerHost.isDark = windowTraits.userInterfaceStyle == .dark
        }
        backgroundColor = .systemBackground
    }

    /// Creates a window with the size of `UIScreen.main`. The host sets the size of a program's first window.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    /// Always returns `nil`, because archives are not supported.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Shows the window on the desktop and gives it keyboard focus.
    ///
    /// The first window of a launch opens when the launch is complete; every other window opens at the end of the
    /// current turn of the run loop, with the size of its bounds and the title of its root view controller. A window
    /// that is already open is raised. The app must keep a reference to the window, because a window that is released
    /// closes. Without a run loop, the window is not shown and a warning is logged.
    open func makeKeyAndVisible() { showWithFocus() }

    open override func layoutSubviews() {
        if let view = rootViewController?.viewIfLoaded, view.storedSuperview === self { view.frame = bounds }
        menuBar?.frame.size.width = bounds.width
        for (index, presentation) in presentations.enumerated() {
            presentation.frame = presentationArea
            presentation.setNeedsLayout()
            let position = storedSubviews.count - presentations.count + index - (popUp == nil ? 0 : 1)
            if storedSubviews.firstIndex(of: presentation) != position { bringSubviewToFront(presentation) }
        }
        guard let popUp else { return }
        popUp.frame = bounds
        popUp.setNeedsLayout()
        if storedSubviews.last !== popUp { bringSubviewToFront(popUp) }
    }

    /// Handles keys that no other responder has handled: navigation keys, and keys that scroll or zoom the largest
    /// scroll view.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if handleNavigationKey(presses) { return }
        if scrollLargestScrollView(by: presses.first?.key) || zoomLargestScrollView(by: presses.first?.key) { return }
        super.pressesBegan(presses, with: event)
    }

    // MARK: Public

    /// `true` if the window is hidden. `false` by default, although a new window isn't on the desktop until it is
    /// shown.
    ///
    /// While the program's run loop runs, setting this property to `true` closes the window on the desktop, and setting
    /// it to `false` opens it, both at the end of the current turn. If the user closes the window while another window
    /// is visible, this property becomes `true`. A hidden window keeps its size and its views. Hiding the only window
    /// doesn't end the program.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            super.isHidden = newValue
            if !newValue { UIApplication.shared.windowPresenter?.show(self, raises: false) }
        }
    }

    /// The window's undo manager. Views without a separate undo manager use it, too.
    open override var undoManager: UndoManager? { ownUndoManager }

    /// Runs `action` after `delay` seconds on the window's clock, counted from the current run-loop turn. In a test,
    /// the action runs when the stage advances to that time. Negative delays count as 0. Cancel the returned work to
    /// prevent the call. Not part of UIKit.
    @preconcurrency @discardableResult
    public func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> ScheduledWork {
        let work = layerHost.scheduler.schedule(after: delay, action)
        host?.wake()
        return work
    }

    // MARK: Package: timing and frame passes, for hosts

    /// The time of the current run-loop turn, in seconds.
    package var time: TimeInterval { layerHost.clock.now }

    /// The clock that the window's timers and animations run on.
    package var clock: FrameClock { layerHost.clock }

    /// The display's frame interval, in seconds; 1/60 until the host sets it.
    package var frameInterval: TimeInterval {
        get { layerHost.frameInterval }
        set { layerHost.frameInterval = newValue }
    }

    /// `true` if frames wait for their images to be decoded. `false` only in desktop windows.
    package var waitsForImages: Bool {
        get { layerHost.waitsForImages }
        set { layerHost.waitsForImages = newValue }
    }

    /// `true` if the renderer can move pixels of the previous frame, so that scrolled content doesn't need to be
    /// redrawn. `false` by default.
    package var movesPixels: Bool {
        get { layerHost.movesPixels }
        set { layerHost.movesPixels = newValue }
    }

    /// The display list of the last frame.
    package var displayList: DisplayList { layerHost.list }

    /// The number of layers that the record pass has visited since the window was created.
    package var visitedLayers: UInt64 { layerHost.visitedLayers }

    /// The highlight that sweeps over the window; `nil` while nothing retains a highlight.
    package internal(set) weak var sweep: WindowSweep?

    /// The number of frames recorded since the window was created. A change can't have been displayed until this number
    /// increases.
    package private(set) var recordedFrames = 0

    /// The time of the window's next pending timer, animation or other change; `nil` if nothing is pending.
    package var nextDeadline: TimeInterval? {
        guard let change = layerHost.nextChange, let due = layerHost.scheduler.nextDue else {
            return layerHost.nextChange ?? layerHost.scheduler.nextDue
        }
        return min(change, due)
    }

    /// Advances the clock to `time` and runs the timers that are due, each at its scheduled time.
    package func runTimers(until time: TimeInterval) {
        layerHost.scheduler.runDue(until: time)
    }

    /// Advances the clock by `seconds`, even while time is paused, and runs the timers that are due. Events later in
    /// the same frame see the new time, so the result is the same whether or not a frame is drawn between two key
    /// presses.
    package func step(_ seconds: TimeInterval) {
        guard let time = clock.scale.step(seconds) else { return }
        runTimers(until: time)
    }

    /// Runs the animate pass, and then `willDrawFrame` if the frame is about to change the display. Returns the area
    /// that animations changed; empty if the layers must be recorded again.
    package func animate() -> Damage {
        let damage = layerHost.animate()
        if let willDrawFrame, !damage.isEmpty || layerHost.hasPendingWork { willDrawFrame() }
        return damage
    }

    /// Checks observed properties for changes, and runs the layout pass. If anything needed layout, checks observed
    /// properties again, notifies the layout observers and updates the view under the pointer. Finally, updates the
    /// area of the text input, which also follows views that are moved without a layout pass.
    package func layout() {
        TextCache.shared.beginFrame()
        if KeyValueObservers.areNeeded { KeyValueObservers.shared.check() }
        layerHost.layout {
            if KeyValueObservers.areNeeded { KeyValueObservers.shared.check() }
            for observer in layoutObservers.actions { observer() }
            updateHover()
        }
        updateTextInputArea()
    }

    /// Runs the record pass. Returns the area to redraw, including `animated`, the damage that `animate` returned.
    package func record(adding animated: Damage) -> Damage {
        recordedFrames += 1
        layerHost.backdrop = backgroundColor?.cgColor ?? UIColor.black.cgColor
        return layerHost.record(adding: animated)
    }

    /// Sets the window's size in points and the scale in pixels per point. Notifies the controllers before the change.
    package func resize(to size: CGSize, scale: CGFloat) {
        layerHost.pixelSize = PixelSize(
            width: Int32((size.width * scale).rounded()), height: Int32((size.height * scale).rounded()))
        layerHost.scale = scale
        layerHost.root.bounds = CGRect(origin: .zero, size: size)
        layerHost.root.position = CGPoint(x: size.width / 2, y: size.height / 2)
        let traits = windowTraits.with(scale: scale, windowSize: size)
        let transition = announce(size, traits)
        frame = CGRect(origin: .zero, size: size)
        setTraits(traits)
        transition?.finish()
    }

    // MARK: Package: observers, oldest first

    /// Calls `action` after each layout pass in which anything needed layout, until `removeObserver` is called.
    @preconcurrency
    package func observeLayout(_ observer: AnyObject, action: @escaping @MainActor () -> Void) {
        layoutObservers.set(action, of: observer)
    }

    package func removeObserver(_ observer: AnyObject) {
        layoutObservers.remove(observer)
        traitObservers.remove(observer)
    }

    // MARK: Internal

    /// Clears the focus and pointer state that refers to `view` or its descendants. Called when `view` leaves the
    /// window.
    func forget(_ view: UIView) {
        resignFocus(in: view)
        let controller = responderOutsideMenus as? UIViewController
        if let controllerView = controller?.viewIfLoaded, controllerView.isDescendant(of: view) { resign(controller) }
        pointer.forget(view)
    }
}
