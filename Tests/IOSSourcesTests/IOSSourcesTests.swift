import StageKit
import Testing
import UIKit

/// The controllers in the folder iOS are written as for iOS. The plugin makes them compile here.
@MainActor
@Suite("iOS sources rewritten by the plugin")
struct IOSSourcesTests {
    private let stage = OffscreenStage(size: CGSize(width: 200, height: 200))

    private func show(_ counter: CounterController) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: counter)
        stage.window.rootViewController = navigation
        stage.advance(by: 0.1)
        return navigation
    }

    private func findButton(in counter: CounterController) -> UIButton? {
        counter.view.subviews.lazy.compactMap { $0 as? UIButton }.first
    }

    @Test("Controls call methods on their targets, including private ones")
    func controls() throws {
        let counter = CounterController()
        _ = show(counter)
        let button = try #require(findButton(in: counter))
        button.sendActions(for: .touchDown)
        button.sendActions(for: .touchUpInside)
        #expect(counter.log.contains("touched true"))
        #expect(counter.count == 1)
        #expect(counter.label.text == "1")
        button.removeTarget(counter, action: nil, for: .allEvents)
        button.sendActions(for: .touchUpInside)
        #expect(counter.count == 1)
    }

    @Test("Recognizers and bar button items call methods on their targets, including overrides in subclasses")
    func recognizers() {
        let counter = SpecialCounter()
        _ = show(counter)
        stage.click(at: CGPoint(x: 150, y: 150))
        stage.advance(by: 0.5)
        #expect(counter.log.suffix(2) == ["special", "tapped true"])
        stage.click(at: CGPoint(x: 180, y: 22))
        stage.advance(by: 0.5)
        #expect(counter.count == 1)
    }

    @Test("A layer draws the animated values of its managed property, and containers create their content")
    func managedProperties() throws {
        let container = Container<RingView>(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let view = container.content
        #expect(view.frame == container.bounds && view.ring.owner === view && view.ring.width == 2)
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
        view.fill(in: 1)
        stage.advance(by: 0.5)
        let drawn = view.ring.drawn
        #expect(drawn.contains { 0 < $0 && $0 < 1 } && drawn == drawn.sorted())
        stage.advance(by: 1)
        #expect(view.ring.drawn.last == 1 && view.ring.animationKeys() == nil)
    }

    @Test("A notification calls an observer's method only while the observer exists")
    func notifications() {
        let name = Notification.Name("CounterShouldReset")
        var counter: CounterController? = CounterController()
        counter?.loadViewIfNeeded()
        NotificationCenter.default.post(name: name, object: nil)
        #expect(counter?.log.contains("reset") == true)
        weak let released = counter
        counter = nil
        #expect(released == nil)
        NotificationCenter.default.post(name: name, object: nil)
    }

    @Test("Selectors created from names are found in the generated table")
    func names() {
        let counter = SpecialCounter()
        counter.loadViewIfNeeded()
        #expect(counter.responds(to: Selector("increment")))
        #expect(!counter.responds(to: Selector("decrement")))
        #expect(counter.responds(to: Selector("advanceBy:completion:")))
        counter.perform(NSSelectorFromString("increment"))
        #expect(counter.count == 1)
        #expect(SpecialCounter.key == "count")
    }

    @Test("Overrides in an extension apply to the class, and subclasses can override an extension's methods")
    func overrides() {
        let counter = SpecialCounter()
        _ = show(counter)
        #expect(counter.log.contains("layout"))
        #expect(counter.describe() == "special counter")
        #expect((counter as UIViewController).title == "Counter")
    }

    @Test("Optional protocol members are called if they are implemented")
    func optionals() throws {
        let counter = CounterController()
        _ = show(counter)
        let button = try #require(findButton(in: counter))
        let (follower, leader) = (Follower(), Leader())
        counter.delegate = follower
        button.sendActions(for: .touchUpInside)
        #expect(counter.count == 1)
        #expect(counter.label.text == "1")
        #expect(follower.changes == 1)
        counter.delegate = leader
        for _ in 0..<9 { button.sendActions(for: .touchUpInside) }
        #expect(counter.count == 12)
        #expect(counter.label.text == "12 of 12")
    }

    @Test("A display link calls its target in each frame until it is invalidated; canceled requests aren't performed")
    func displayLinks() {
        let chain = ChainController()
        stage.window.rootViewController = chain
        stage.advance(by: 0.1)
        chain.clock.start()
        stage.advance(by: 0.1)
        let ticks = chain.clock.ticks
        #expect(ticks > 1)
        chain.clock.stop()
        stage.advance(by: 0.1)
        #expect(chain.clock.ticks == ticks)
        #expect(chain.clock.delayed.isEmpty)
    }

    @Test("A proxy forwards the calls of a display link to its target and doesn't retain it")
    func proxies() {
        // The proxy isn't in a window, so its link is called in the frames of the newest one. Other tests create
        // windows, too, but not while this function runs.
        let stage = OffscreenStage(size: CGSize(width: 200, height: 200))
        let chain = ChainController()
        stage.window.rootViewController = chain
        stage.advance(by: 0.1)
        chain.clock.startWeakly()
        stage.advance(by: 0.1)
        #expect(chain.clock.ticks > 1)
        chain.clock.stop()
        var clock: ClockView? = ClockView()
        let proxy = ClockProxy(clock!)
        #expect(proxy.responds(to: Selector("tick:")))
        clock = nil
        #expect(proxy.target == nil)
    }

    @Test("Without a target, the first responder in the chain that performs the action is called")
    func chain() {
        let chain = ChainController()
        stage.window.rootViewController = chain
        stage.advance(by: 0.1)
        chain.button.sendActions(for: .primaryActionTriggered)
        #expect(chain.senders.first as? UIButton === chain.button)
        let ping = Selector("ping:")
        #expect(UIApplication.shared.sendAction(ping, to: nil, from: chain.clock, for: nil))
        #expect(chain.senders.last as? ClockView === chain.clock)
        chain.allowsPing = false
        #expect(!UIApplication.shared.sendAction(ping, to: nil, from: chain.clock, for: nil))
        #expect(chain.button.actions(forTarget: nil, forControlEvent: .primaryActionTriggered) == ["ping:"])
    }

    @Test("The methods of a test case on the main actor run on it, even empty ones and those of one expression")
    func testCases() throws {
        let test = CounterCase()
        try test.setUpWithError()
        #expect(test.navigation?.viewControllers.count == 2)
        test.tearDown()
        #expect(test.navigation?.viewControllers.count == 1)
        try test.tearDownWithError()
    }

    @Test("A member that an extension adds to a UIKit class can be overridden")
    func extensions() {
        let views: [UIView] = [UILabel(), UIButton(), RoundButton()]
        #expect(views.map { $0.kind() } == ["view", "button, view", "round button, view"])
    }
}
