import UIKit

extension CounterController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        record("layout")
    }

    @objc func describe() -> String {
        "counter"
    }

    override var title: String? {
        get { super.title ?? "Counter" }
        set { super.title = newValue }
    }
}

extension CounterController {
    fileprivate func record(_ text: String) {
        log.append(text)
    }
}
