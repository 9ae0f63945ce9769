import UIKit
import os.log

class ClockView: UIView {
    var ticks = 0
    var delayed: [String] = []
    private var link: CADisplayLink?

    func start() {
        link = CADisplayLink(target: self, selector: #selector(tick(_:)))
        link?.add(to: .main, forMode: .common)
        perform(#selector(later(_:)), with: "later", afterDelay: 0)
        perform(#selector(later(_:)), with: "never", afterDelay: 100)
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(later(_:)), object: "later")
        NSObject.cancelPreviousPerformRequests(withTarget: self)
    }

    func startWeakly() {
        link = CADisplayLink(target: ClockProxy(self), selector: #selector(tick(_:)))
        link?.add(to: .main, forMode: .common)
    }

    func stop() {
        link?.invalidate()
        os_log("stopped after %d ticks", log: .disabled, type: .info, ticks)
    }

    @objc private func tick(_ link: CADisplayLink) {
        ticks += 1
    }

    @objc private func later(_ text: String) {
        delayed.append(text)
    }
}

/// A target that doesn't keep the clock alive.
final class ClockProxy: NSObject {
    weak var target: NSObjectProtocol?

    init(_ target: NSObjectProtocol) {
        self.target = target
        super.init()
    }

    override func responds(to selector: Selector!) -> Bool {
        guard let target else { return super.responds(to: selector) }
        return target.responds(to: selector)
    }

    override func forwardingTarget(for selector: Selector!) -> Any? { target }
}

class ChainController: UIViewController {
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    let clock = ClockView(frame: CGRect(x: 60, y: 100, width: 50, height: 50))
    var senders: [Any] = []
    var allowsPing = true

    override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(nil, action: #selector(ChainController.ping(_:)), for: .primaryActionTriggered)
        view.addSubview(button)
        view.addSubview(clock)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: nil, action: #selector(ping(_:)))
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == #selector(ping(_:)) ? allowsPing : super.canPerformAction(action, withSender: sender)
    }

    @objc func ping(_ sender: Any) {
        senders.append(sender)
    }
}

extension UIView {
    @objc func kind() -> String { "view" }
}

extension UIButton {
    override func kind() -> String { "button, " + super.kind() }
}

class RoundButton: UIButton {
    override func kind() -> String { "round " + super.kind() }
}
