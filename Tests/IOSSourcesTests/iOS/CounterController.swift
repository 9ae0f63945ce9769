import UIKit

@objc protocol CounterDelegate: NSObjectProtocol {
    @objc optional func counterDidChange(_ counter: CounterController)
    @objc optional func counter(_ counter: CounterController, titleFor count: Int) -> String?
    @objc optional func counter(_ counter: CounterController, shouldChangeTo count: Int) -> Bool
    @objc optional func counter(_ counter: CounterController, stepFrom count: Int) -> Int
    @objc optional var limit: Int { get }
}

@objcMembers
class CounterController: UIViewController {
    @IBOutlet weak var label: UILabel!
    @IBOutlet weak var delegate: CounterDelegate?
    dynamic private(set) var count = 0
    var log: [String] = []
    private let name = Notification.Name("CounterShouldReset")

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        button.addTarget(self, action: #selector(increment), for: .touchUpInside)
        button.addTarget(self, action: #selector(touched(_:forEvent:)), for: .touchDown)
        view.addSubview(button)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(self.tapped(_:))))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", style: .plain, target: self, action: #selector(CounterController.add))
        NotificationCenter.default.addObserver(self, selector: #selector(reset(_:)), name: name, object: nil)
        let label = UILabel()
        view.addSubview(label)
        self.label = label
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func increment() {
        let next = count + (delegate?.counter?(self, stepFrom: count) ?? step)
        guard delegate?.counter?(self, shouldChangeTo: next) ?? true else { return }
        if let limit = delegate?.limit, next > limit { return }
        count = next
        label.text = delegate?.counter?(self, titleFor: count) ?? "\(count)"
        delegate?.counterDidChange?(self)
    }

    private var step: Int { 1 }

    @objc func touched(_ sender: UIControl, forEvent event: UIEvent) {
        log.append("touched \(sender is UIButton)")
    }

    @objc func tapped(_ recognizer: UITapGestureRecognizer) {
        log.append("tapped \(recognizer.state == .ended)")
    }

    @objc private func reset(_ notification: Notification) {
        count = 0
        log.append("reset")
    }

    @IBAction func add() {
        increment()
    }

    func advance(by steps: Int, completion: (() -> Void)? = nil) {
        (0..<steps).forEach { _ in increment() }
        completion?()
    }
}
