// A window with a label and a button that counts clicks. Run it with `swift run` in this example's folder.

import Foundation
import SDLKit
import ViewKit

final class CounterViewController: UIViewController {
    private let label = UILabel()
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Not clicked yet"
        let button = UIButton(
            configuration: .filled(),
            primaryAction: UIAction(title: "Click") { [weak self] _ in self?.countUp() })

        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.spacing = 16
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    private func countUp() {
        count += 1
        label.text = "Clicked \(count) times"
    }
}

exit(SDLApplication.run(rootViewController: CounterViewController()))
